import { createLatePart } from '../ui/late/late-part.tsx';

/** Nothing, where its file cannot be had: the next connection brings it. */
export const LateJobsNow = createLatePart(
  async () => (await import('./now/jobs-now.tsx')).JobsNow,
  () => null,
);
