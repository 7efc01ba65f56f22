import { createLatePart } from '../ui/late/late-part.tsx';

/** Nothing, where its file cannot be had: the next connection brings it. */
export const LateJobsOver = createLatePart(
  async () => (await import('./now/jobs-over.tsx')).JobsOver,
  () => null,
);
