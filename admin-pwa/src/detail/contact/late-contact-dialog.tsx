import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateContactDialog = createLatePart(
  async () => (await import('./contact-dialog.tsx')).ContactDialog,
  MissingPart,
);
