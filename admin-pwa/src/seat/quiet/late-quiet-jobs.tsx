import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateQuietJobs = createLatePart(
  async () => (await import('./quiet-jobs.tsx')).QuietJobs,
  MissingPart,
);
