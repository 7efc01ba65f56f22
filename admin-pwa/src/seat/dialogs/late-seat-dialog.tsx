import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateSeatDialog = createLatePart(
  async () => (await import('./seat-dialog.tsx')).SeatDialog,
  MissingPart,
);
