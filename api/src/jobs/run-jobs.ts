import type { Engine } from '@yiqiao/ports/engine';
import type { Log } from '@yiqiao/ports/log';
import type { Job, Task } from './job.ts';

const sharedEveryMs = 60_000;
/** A timer reaches 24 days at most, and a clock that was set is noticed within this time. */
const longestWaitMs = 60_000;
const standardPatienceMs = 4000;
/** How long a stop waits for a task that ignores its signal. */
const lastMs = 1000;

interface JobOffice {
  readonly engine: Pick<Engine, 'name' | 'jobs'>;
  readonly log: Log;
}

interface Attempt {
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/** The tasks of one kind of job: waiting, pausing before another attempt, or running. */
export class JobRunner<T extends Task> {
  readonly #job: Job<T>;
  readonly #claims: Engine['jobs'];
  readonly #log: Log;
  /** In the order in which they were added. */
  readonly #waiting = new Map<string, T>();
  /** Timers of waiting tasks that must not be tried yet. */
  readonly #resting = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Map<string, Attempt>();
  readonly #looks: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #nextLook: NodeJS.Timeout | undefined;
  #nextTask: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(job: Job<T>, { engine, log }: JobOffice) {
    this.#job = job;
    this.#claims = engine.jobs;
    this.#log = log;
    const { everyMs = engine.name === 'embedded' ? null : sharedEveryMs } = job;
    if (everyMs !== null) this.#looks = setInterval(() => void this.look(), everyMs).unref();
  }

  /** Finds tasks and begins those that are due. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#find().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** Adds a task, or replaces the one that waits under its id. */
  add(task: T, afterMs = 0): void {
    if (this.#isStopped) return;
    this.#waiting.set(task.id, task);
    if (afterMs > 0) {
      const wake = () => {
        this.#resting.delete(task.id);
        this.#work();
      };
      clearTimeout(this.#resting.get(task.id));
      this.#resting.set(task.id, setTimeout(wake, afterMs).unref());
    }
    this.#work();
  }

  /** The task that waits under this id. */
  get(id: string): T | undefined {
    return this.#waiting.get(id);
  }

  /** Drops a waiting task; one that is under way continues. */
  forget(id: string): void {
    this.#waiting.delete(id);
    clearTimeout(this.#resting.get(id));
    this.#resting.delete(id);
  }

  /** Drops a waiting task, and aborts it if it is under way. */
  cancel(id: string): void {
    this.forget(id);
    this.#underWay.get(id)?.abort.abort(new Error('The job was cancelled.'));
  }

  /** Resolves when nothing is under way. */
  async whenIdle(): Promise<void> {
    while (this.#underWay.size > 0) await this.#ended();
  }

  /** Starts no further tasks, and gives running ones some time to finish. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#looks);
    for (const timer of [this.#nextLook, this.#nextTask, ...this.#resting.values()]) {
      clearTimeout(timer);
    }
    const { patienceMs = standardPatienceMs } = this.#job;
    const abortAll = () => {
      for (const { abort } of this.#underWay.values()) abort.abort(new Error('The server stops.'));
    };
    const timers = [setTimeout(abortAll, patienceMs)];
    const tooLate = new Promise((resolve) => {
      timers.push(setTimeout(resolve, patienceMs + lastMs));
    });
    await Promise.race([Promise.all([this.#looking, this.#ended()]), tooLate]);
    for (const timer of timers) clearTimeout(timer);
  }

  #ended(): Promise<unknown> {
    return Promise.all(Array.from(this.#underWay.values(), ({ ended }) => ended));
  }

  async #find(): Promise<void> {
    try {
      for (const task of await this.#job.find()) {
        const isKnown = this.#waiting.has(task.id) || this.#underWay.has(task.id);
        if (!isKnown) this.#waiting.set(task.id, task);
      }
    } catch (error) {
      if (this.#isStopped) return;
      const { notFound: [level, event] = ['warn', 'jobs-not-resumed'] } = this.#job;
      this.#log(level, event, { reason: String(error) });
      this.#nextLook = setTimeout(() => void this.look(), this.#job.retryMs).unref();
    }
    this.#work();
  }

  /** Begins as many due tasks as there is room for, and sets the timer for the next one. */
  #work(): void {
    clearTimeout(this.#nextTask);
    const room = (this.#job.atOnce ?? 1) - this.#underWay.size;
    if (this.#isStopped || room <= 0 || this.#waiting.size === 0) return;
    const waitOf = this.#job.readClock?.() ?? (() => 0);
    const due: T[] = [];
    let waitMs = Number.POSITIVE_INFINITY;
    for (const task of this.#waiting.values()) {
      if (this.#resting.has(task.id) || this.#underWay.has(task.id)) continue;
      const ms = waitOf(task);
      if (ms <= 0) due.push(task);
      else waitMs = Math.min(waitMs, ms);
    }
    const chosen = this.#job.choose?.(due);
    for (const task of chosen ? [chosen] : due.slice(0, room)) this.#begin(task);
    if (waitMs === Number.POSITIVE_INFINITY) return;
    const work = () => this.#work();
    this.#nextTask = setTimeout(work, Math.min(waitMs, longestWaitMs)).unref();
  }

  #begin(task: T): void {
    const { id } = task;
    this.#waiting.delete(id);
    const abort = new AbortController();
    const attempt = Promise.resolve().then(() => this.#attempt(task, abort.signal));
    const ended = attempt.finally(() => {
      this.#underWay.delete(id);
      this.#work();
    });
    this.#underWay.set(id, { abort, ended });
  }

  async #attempt(task: T, signal: AbortSignal): Promise<void> {
    const { kind, retryMs } = this.#job;
    const work = async () => {
      signal.throwIfAborted();
      await this.#job.do(task, signal);
    };
    let next: T | null = null;
    try {
      if (kind === null) await work();
      else if (!(await this.#claims.take(kind, task.id, work))) next = task;
    } catch (error) {
      if (!signal.aborted) next = this.#job.failed(error, task);
    }
    if (next !== null && !signal.aborted) this.add(next, retryMs);
  }
}

/** Finds tasks, claims each, does it when it is due, and tries it again after a failure. */
export function runJobs<T extends Task>(job: Job<T>, office: JobOffice): JobRunner<T> {
  return new JobRunner(job, office);
}
