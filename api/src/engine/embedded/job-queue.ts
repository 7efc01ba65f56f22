import { type JobKind, jobsOf } from '@yiqiao/contract/life/jobs';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { oldestFirst, type Segments } from '@yiqiao/contract/segments';
import type { JobQueue } from '@yiqiao/ports/job-queue';

/** Jobs follow from the records, and there is no other process to coordinate with. */
export function createJobQueue(quotes: () => Segments<StoredQuote>): JobQueue {
  const taken = new Set<string>();

  function findWaiting(kind: JobKind): readonly StoredQuote[] {
    return oldestFirst(quotes().map((part) => jobsIn(part).get(kind) ?? []));
  }

  return {
    findWaiting: async (kind) => findWaiting(kind),
    findFree: async (kind) => findWaiting(kind).filter(({ id }) => !taken.has(`${kind} ${id}`)),
    async take(kind, id, work) {
      const name = `${kind} ${id}`;
      if (taken.has(name)) return false;
      taken.add(name);
      try {
        await work();
      } finally {
        taken.delete(name);
      }
      return true;
    },
  };
}

type Jobs = ReadonlyMap<JobKind, readonly StoredQuote[]>;

/** A change replaces its part of the list; results for all other parts are cached. */
const jobsOfParts = new WeakMap<readonly StoredQuote[], Jobs>();

/** The submissions of a part by kind of job. */
function jobsIn(part: readonly StoredQuote[]): Jobs {
  const known = jobsOfParts.get(part);
  if (known !== undefined) return known;
  const jobs = new Map<JobKind, StoredQuote[]>();
  for (const quote of part) {
    for (const kind of jobsOf(quote)) jobs.set(kind, [...(jobs.get(kind) ?? []), quote]);
  }
  jobsOfParts.set(part, jobs);
  return jobs;
}
