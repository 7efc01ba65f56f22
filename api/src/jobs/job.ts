import type { JobKind } from '@yiqiao/contract/life/jobs';
import type { LogLevel } from '../log/log.ts';

/** One thing to be done. */
export interface Task {
  readonly id: string;
}

/** What makes one kind of job different from the others; `runJobs` does the rest. */
export interface Job<T extends Task> {
  /** Tasks are claimed under it, so that one process does each; `null` where doing one twice does no harm. */
  readonly kind: JobKind | null;
  /** The tasks that the store knows of. */
  find(): Promise<readonly T[]>;
  /**
   * How often to look for tasks. Unless given, a process that shares its engine looks every minute, for what
   * another one has left when it died, and one that does not never looks again. `null`: none does.
   */
  readonly everyMs?: number | null;
  /** Reads the clock. @returns how long until a task is due, in ms. Without it every task is due at once. */
  readClock?(): (task: T) => number;
  /** Which of those that are due is next; unless given, the one that was added first. */
  choose?(due: readonly T[]): T | undefined;
  /** How many may be under way at once; one unless given. */
  readonly atOnce?: number;
  /**
   * Looks at the record first: there may be nothing to do any longer. `signal` aborts when the task is
   * cancelled, and at a stop when patience is over; what is thrown after that is no failure.
   */
  do(task: T, signal: AbortSignal): Promise<void>;
  /** Reports that a task has failed. @returns what to try after `retryMs`; `null`: nothing. */
  failed(error: unknown, task: T): T | null;
  /** The line that says that no tasks could be looked for, which is tried again; each job has one of its own. */
  readonly notFound?: readonly [LogLevel, string];
  /** Pause after a failure, and while another process is doing the task. */
  readonly retryMs: number;
  /** How long a stop waits for what is under way before it aborts it. */
  readonly patienceMs?: number;
}
