import { type JobNow, liveJobs } from '@yiqiao/contract/life/translators-work';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** The first two jobs that have a document to be translated in common; a reference may go to everybody. */
export function findTwice(
  order: Pick<QuoteSubmission, 'status' | 'jobs' | 'sources'>,
): readonly [JobNow, JobNow] | null {
  const { sources = [] } = order;
  const isReference = (fileId: string) =>
    sources.some(({ id, role }) => id === fileId && role === 'reference');
  const jobs = liveJobs(order);
  for (const [index, one] of jobs.entries()) {
    const documents = one.files.filter(({ id }) => !isReference(id)).map(({ id }) => id);
    const other = jobs
      .slice(index + 1)
      .find(({ files }) => files.some(({ id }) => documents.includes(id)));
    if (other !== undefined) return [one, other];
  }
  return null;
}
