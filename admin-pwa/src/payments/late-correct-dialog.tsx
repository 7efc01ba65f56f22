import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateCorrectDialog = createLatePart(
  async () => (await import('./correct-dialog.tsx')).CorrectDialog,
  MissingPart,
);
