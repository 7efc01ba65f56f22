import type { JobKind } from '@yiqiao/contract/life/jobs';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/**
 * Pending jobs for submissions. They follow from the record by `jobsOf`: a job is stored in the same step as the
 * change that requires it, and removed in the same step as the change that records its result. So none is lost and
 * none is left over, whichever process dies.
 */
export interface JobQueue {
  /** The submissions with a pending job, due or not; oldest first. */
  findWaiting(kind: JobKind): Promise<readonly StoredQuote[]>;
  /** Those of them that no process is working on. */
  findFree(kind: JobKind): Promise<readonly StoredQuote[]>;
  /**
   * Runs a job, unless it is already running in this or another process. Jobs of a process that dies are free again
   * soon.
   * @returns whether `work` was run. Rejects with what it throws.
   */
  take(kind: JobKind, id: string, work: () => Promise<void>): Promise<boolean>;
}
