import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateJobComposer = createLatePart(
  async () => (await import('./compose/job-composer.tsx')).JobComposer,
  MissingPart,
);
