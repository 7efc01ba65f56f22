import type { JobKind } from '@yiqiao/contract/life/jobs';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/**
 * What is still to be done for submissions. By `jobsOf` the record says so itself: a job is stored in the
 * same step as the change that makes it necessary, and done in the same step as the one that records
 * its result. None is lost and none is left over, whoever dies.
 */
export interface JobQueue {
  /** The submissions for which a job is to be done, now or when its time comes; oldest first. */
  findWaiting(kind: JobKind): Promise<readonly StoredQuote[]>;
  /** Those of them that nobody is doing. */
  findFree(kind: JobKind): Promise<readonly StoredQuote[]>;
  /**
   * Does a job, unless it is being done already, here or in another process: one at a time. What a
   * process had taken is free again soon after it dies.
   * @returns whether `work` was run. Rejects with what it throws.
   */
  take(kind: JobKind, id: string, work: () => Promise<void>): Promise<boolean>;
}
