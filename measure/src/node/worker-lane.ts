import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Measurement, MeasurementLimit } from '@yiqiao/contract/measurement';
import { uncountableDocument } from '../measure-document.ts';
import { timeForWorker } from '../measure-limits.ts';
import type { MeasureAnswer, MeasureRequest } from './worker-messages.ts';

const memoryCheckIntervalMs = 50;
/** A process that is larger after its document is not kept. */
const restingMb = 96;
/** A process that has had nothing to do for so long ends. */
const restMs = 15_000;

export interface LaneLimits {
  readonly timeoutMs: number;
  readonly maxMemoryMb: number;
  readonly workerUrl: URL;
}

/**
 * One worker process, started when it is first needed and kept for the next document. A document
 * that takes too long or too much memory costs that process, never the server: memory that a thread
 * has once taken stays with the server, what a process has taken goes with it.
 */
export class WorkerLane {
  readonly #limits: LaneLimits;
  #worker: ChildProcess | null = null;
  #answer: (report: Measurement) => void = () => {};
  #fail: (cause: unknown) => void = () => {};
  #rest: NodeJS.Timeout | undefined;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Resolves to a report whatever the file holds; rejects when aborted, or when no process can be had. */
  measure(
    document: Omit<MeasureRequest, 'maxMs'>,
    signal: AbortSignal | undefined,
  ): Promise<Measurement> {
    const { timeoutMs, maxMemoryMb } = this.#limits;
    clearTimeout(this.#rest);
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = (answer: () => void) => {
        clearTimeout(timer);
        clearInterval(memoryWatch);
        signal?.removeEventListener('abort', abort);
        this.#relieveWorker();
        answer();
      };
      const abort = () => {
        this.#abandonWorker();
        settle(() => reject(signal?.reason));
      };
      const timer = setTimeout(() => this.#giveUp('too-slow'), timeoutMs);
      const memoryWatch = setInterval(() => {
        if (residentMb(worker) > maxMemoryMb) this.#giveUp('too-large');
      }, memoryCheckIntervalMs);

      signal?.addEventListener('abort', abort);
      this.#answer = (report) => settle(() => resolve(report));
      this.#fail = (cause) => settle(() => reject(cause));
      setHold(worker, true);
      const request: MeasureRequest = { ...document, maxMs: timeForWorker(timeoutMs) };
      // A failure to send is followed by the worker's exit, which gives up.
      worker.send(request, () => {});
    });
  }

  /** Ends the process; a document it was at is answered as one that took too long. */
  async close(): Promise<void> {
    const worker = this.#worker;
    const isRunning = worker?.pid !== undefined && worker.exitCode === null;
    const ended = isRunning && worker.signalCode === null ? once(worker, 'exit') : null;
    this.#giveUp('too-slow');
    clearTimeout(this.#rest);
    await ended;
  }

  #startWorker(): ChildProcess {
    const { workerUrl, maxMemoryMb } = this.#limits;
    const worker = fork(workerUrl, {
      execArgv: [`--max-old-space-size=${maxMemoryMb}`],
      // A reader of strangers' documents gets none of the server's settings and secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    worker.on('message', ({ report }: MeasureAnswer) => {
      if (this.#worker === worker) this.#answer(report);
    });
    worker.on('error', (cause) => {
      if (this.#worker !== worker) return;
      this.#abandonWorker();
      this.#fail(cause);
    });
    worker.on('exit', (_code, signal) => {
      // V8 aborts at the end of its memory.
      if (this.#worker === worker) this.#giveUp(signal === 'SIGABRT' ? 'too-large' : 'failed');
    });
    return worker;
  }

  /** Keeps the process for a while, unless the document left it large. */
  #relieveWorker(): void {
    const worker = this.#worker;
    if (worker === null) return;
    setHold(worker, false);
    if (residentMb(worker) > restingMb) this.#abandonWorker();
    else this.#rest = setTimeout(() => this.#abandonWorker(), restMs).unref();
  }

  #giveUp(limit: MeasurementLimit): void {
    this.#abandonWorker();
    this.#answer(uncountableDocument('unknown', limit).report);
  }

  #abandonWorker(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
  }
}

/** Whether this process waits for the worker before it ends by itself. */
function setHold(worker: ChildProcess, isHeld: boolean): void {
  const change = isHeld ? 'ref' : 'unref';
  worker[change]();
  worker.channel?.[change]();
}

/** Memory of the process; 0 where it cannot be told (not Linux), where only V8's own limit holds. */
function residentMb({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
