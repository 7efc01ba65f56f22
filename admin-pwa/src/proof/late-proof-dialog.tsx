import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateProofDialog = createLatePart(
  async () => (await import('./proof-dialog.tsx')).ProofDialog,
  MissingPart,
);
