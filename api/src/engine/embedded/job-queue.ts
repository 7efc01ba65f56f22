import { type JobKind, jobsOf } from '@yiqiao/contract/decisions/jobs';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import type { Segments } from '@yiqiao/contract/segments';
import type { JobQueue } from '../job-queue.ts';

/** The records are the jobs, and there is no other process. */
export function createJobQueue(quotes: () => Segments<StoredQuote>): JobQueue {
  const taken = new Set<string>();
  function findWaiting(kind: JobKind): readonly StoredQuote[] {
    const waiting = quotes().map((part) => part.filter((quote) => jobsOf(quote).includes(kind)));
    return waiting.flat().reverse();
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
