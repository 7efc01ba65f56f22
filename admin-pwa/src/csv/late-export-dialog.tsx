import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateExportDialog = createLatePart(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  MissingPart,
);
