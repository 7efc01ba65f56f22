import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateRecordDialog = createLatePart(
  async () => (await import('./record-dialog.tsx')).RecordDialog,
  MissingPart,
);
