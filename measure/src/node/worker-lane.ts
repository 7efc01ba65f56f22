import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ByteSource } from '../byte-source.ts';
import type { MeasurementLimit } from '../report/measurement.ts';
import type { DocumentPlace } from './document/document-place.ts';
import {
  type DocumentOfRequest,
  isPieceRequest,
  isWithin,
  type PieceAnswer,
  type PieceRequest,
} from './document/piece-messages.ts';
import { residentMb } from './process-usage.ts';
import { type WorkLimits, type WorkWatch, watchWork } from './watch-work.ts';
import { WorkerKilled } from './worker-killed.ts';
import { type CheckNotice, isCheckNotice } from './worker-messages.ts';
import { setHold, startWorker } from './worker-process.ts';

/** An idle process ends after this time. */
const restMs = 15_000;

export interface LaneLimits extends Omit<WorkLimits, 'maxProcessorMs'> {
  /**
   * A reader gives up at its limit. One that does not look at it is ended from outside after
   * so much more, in which a new process also starts.
   */
  readonly graceMs: number;
  readonly workerUrl: URL;
  /** A process that is larger after its document is not kept. */
  readonly restingMb: number;
}

/** What a worker is asked, beside the document. */
interface LaneOrder {
  /** Processor time after which it gives up. */
  readonly maxProcessorMs: number;
}

export interface WorkOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the processor time that the document took, in ms, however its reading ended. */
  readonly onUsed?: ((processorMs: number) => void) | undefined;
}

/**
 * One worker process, started when it is first needed and kept for the next document. A document
 * that takes too long or too much memory costs that process, never the server: memory that a thread
 * has once taken stays with the server, what a process has taken goes with it.
 */
export class WorkerLane<Order extends LaneOrder, Answer extends object> {
  readonly #limits: LaneLimits;
  readonly #explain: (limit: MeasurementLimit) => Answer;
  #worker: ChildProcess | null = null;
  /** What the worker reads through this process. */
  #remote: { readonly source: ByteSource; isReading: boolean } | null = null;
  #watch: WorkWatch | null = null;
  #isClosed = false;
  #answer: (answer: Answer) => void = () => {};
  #fail: (cause: unknown) => void = () => {};
  #rest: NodeJS.Timeout | undefined;

  /** @param explain the answer for a document at which the process was ended. */
  constructor(limits: LaneLimits, explain: (limit: MeasurementLimit) => Answer) {
    this.#limits = limits;
    this.#explain = explain;
  }

  /**
   * Resolves to an answer whatever the document holds; rejects when aborted, when no process can be had,
   * when something outside kills it (`WorkerKilled`), and when the document cannot be had now.
   */
  async measure(place: DocumentPlace, order: Order, options: WorkOptions = {}): Promise<Answer> {
    if (typeof place === 'string') return this.#ask({ ...order, path: place }, null, options);
    const { signal } = options;
    const source = await place.open(signal);
    signal?.throwIfAborted();
    if (source === null) return this.#explain('failed');
    if (this.#isClosed) return this.#explain('too-slow');
    return this.#ask({ ...order, size: source.size }, source, options);
  }

  #ask(
    request: Order & DocumentOfRequest,
    source: ByteSource | null,
    { signal, onUsed }: WorkOptions,
  ): Promise<Answer> {
    clearTimeout(this.#rest);
    this.#remote = source && { source, isReading: false };
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = (answer: () => void) => {
        const usedMs = watch.end();
        onUsed?.(usedMs);
        signal?.removeEventListener('abort', abort);
        this.#relieveWorker();
        answer();
      };
      const abort = () => {
        this.#abandonWorker();
        settle(() => reject(signal?.reason));
      };
      const limits = {
        ...this.#limits,
        maxProcessorMs: request.maxProcessorMs + this.#limits.graceMs,
      };
      const watch = watchWork(
        worker.pid,
        limits,
        (limit) => this.#giveUp(limit),
        () => this.#remote?.isReading === true,
      );

      this.#watch = watch;
      signal?.addEventListener('abort', abort);
      this.#answer = (answer) => settle(() => resolve(answer));
      this.#fail = (cause) => settle(() => reject(cause));
      setHold(worker, true);
      // A failure to send is followed by the worker's exit, which gives up.
      worker.send(request, () => {});
    });
  }

  /** Ends the process; a document it was at is answered as one that took too long. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    const isRunning = worker?.pid !== undefined && worker.exitCode === null;
    const ended = isRunning && worker.signalCode === null ? once(worker, 'exit') : null;
    // Or a program that waits for this and nothing else would end before it.
    if (ended !== null) worker?.ref();
    this.#giveUp('too-slow');
    clearTimeout(this.#rest);
    await ended;
  }

  #startWorker(): ChildProcess {
    const { workerUrl, maxMemoryMb } = this.#limits;
    const worker = startWorker(workerUrl, maxMemoryMb);
    worker.on('message', (message: Answer | PieceRequest | CheckNotice) => {
      if (this.#worker !== worker) return;
      if (isPieceRequest(message)) void this.#givePiece(worker, message);
      else if (isCheckNotice(message)) this.#watch?.expectCheckBy(message.nextCheckBy);
      else this.#answer(message);
    });
    worker.on('error', (cause) => {
      if (this.#worker === worker) this.#failWith(cause);
    });
    worker.on('exit', (_code, signal) => {
      if (this.#worker !== worker) return;
      // V8 aborts at the end of its memory. Any other signal came from outside: ours come after `#abandonWorker`.
      if (signal === 'SIGABRT') this.#giveUp('too-large');
      else if (signal === null) this.#giveUp('failed');
      else this.#failWith(new WorkerKilled(signal));
    });
    return worker;
  }

  /** A process that its document has taken over could ask for anything: it gets that document's bytes alone. */
  async #givePiece(worker: ChildProcess, { wanted }: PieceRequest): Promise<void> {
    const remote = this.#remote;
    if (remote === null || remote.isReading || !isWithin(wanted, remote.source.size)) {
      this.#giveUp('failed');
      return;
    }
    remote.isReading = true;
    try {
      const piece = await remote.source.read(wanted.offset, wanted.length);
      if (this.#worker === worker) worker.send({ piece } satisfies PieceAnswer, () => {});
    } catch (cause) {
      if (this.#remote === remote) this.#failWith(cause);
    } finally {
      remote.isReading = false;
    }
  }

  /** Keeps the process for a while, unless the document left it large. */
  #relieveWorker(): void {
    const worker = this.#worker;
    this.#remote = null;
    if (worker === null) return;
    setHold(worker, false);
    if (residentMb(worker.pid) > this.#limits.restingMb) this.#abandonWorker();
    else this.#rest = setTimeout(() => this.#abandonWorker(), restMs).unref();
  }

  #giveUp(limit: MeasurementLimit): void {
    this.#abandonWorker();
    this.#answer(this.#explain(limit));
  }

  #failWith(cause: unknown): void {
    this.#abandonWorker();
    this.#fail(cause);
  }

  #abandonWorker(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
  }
}
