import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateEraseDialog = createLatePart(
  async () => (await import('./erase-dialog.tsx')).EraseDialog,
  MissingPart,
);
