import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateBillingDialog = createLatePart(
  async () => (await import('./billing-dialog.tsx')).BillingDialog,
  MissingPart,
);
