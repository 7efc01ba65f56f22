import type { JobKind } from '@yiqiao/contract/life/jobs';
import type { LogLevel } from '@yiqiao/ports/log';

/** One thing to be done. */
export interface Task {
  readonly id: string;
}

/** One kind of job: only what makes it different from the others. `runJobs` does the rest. */
export interface Job<T extends Task> {
  /** Tasks are claimed under this name, so that only one process does each; `null`: doing one twice is harmless. */
  readonly kind: JobKind | null;
  /** The tasks that the records ask for. */
  find(): Promise<readonly T[]>;
  /**
   * How often to call `find` again; `null` for never. The default is every minute where processes share an
   * engine, to take over from those that died, and never where there is only one.
   */
  readonly everyMs?: number | null;
  /** Reads the clock. @returns the ms until a task is due. Without it every task is due at once. */
  readClock?(): (task: T) => number;
  /** Picks the next of the tasks that are due; by default the one that was added first. */
  choose?(due: readonly T[]): T | undefined;
  /** How many tasks may be under way at once; 1 by default. */
  readonly atOnce?: number;
  /**
   * Reads the record first: there may be nothing left to do. `signal` aborts when the task is cancelled, and
   * `patienceMs` after a stop; an error after that is not a failure.
   */
  do(task: T, signal: AbortSignal): Promise<void>;
  /** Logs the failure of a task. @returns the task to try after `retryMs`, or `null` to drop it. */
  failed(error: unknown, task: T): T | null;
  /** Level and event of the log line when `find` fails, which is tried again. */
  readonly notFound?: readonly [LogLevel, string];
  /** Pause before a task is tried again: after a failure, or because another process had claimed it. */
  readonly retryMs: number;
  /** How long a stop waits before it aborts what is under way. */
  readonly patienceMs?: number;
}
