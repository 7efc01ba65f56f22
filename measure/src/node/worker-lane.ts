import { Worker } from 'node:worker_threads';
import type { Measurement, MeasurementLimit } from '@yiqiao/contract/measurement';
import { uncountableDocument } from '../measure-document.ts';
import { timeForWorker } from '../measure-limits.ts';
import type { MeasureAnswer, MeasureRequest } from './worker-messages.ts';

const memoryCheckIntervalMs = 50;
const bytesPerMb = 1024 * 1024;

export interface LaneLimits {
  readonly timeoutMs: number;
  readonly maxMemoryMb: number;
  readonly workerUrl: URL;
}

/**
 * One worker thread, started when it is first needed and kept for the next document. A document
 * that takes too long or too much memory costs the thread, never the server: `resourceLimits` hold
 * the JavaScript heap, and the process' growth is watched because buffers live outside that heap.
 */
export class WorkerLane {
  readonly #limits: LaneLimits;
  #worker: Worker | null = null;
  #answer: (report: Measurement) => void = () => {};

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Resolves to a report whatever the file holds; rejects only when the signal is aborted. */
  measure(path: string, signal: AbortSignal | undefined): Promise<Measurement> {
    const { timeoutMs, maxMemoryMb } = this.#limits;
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const memoryAtStart = process.memoryUsage.rss();
      const settle = (answer: () => void) => {
        clearTimeout(timer);
        clearInterval(memoryWatch);
        signal?.removeEventListener('abort', abort);
        worker.unref();
        answer();
      };
      const abort = () => {
        this.#abandonWorker();
        settle(() => reject(signal?.reason));
      };
      const timer = setTimeout(() => this.#giveUp('too-slow'), timeoutMs);
      const memoryWatch = setInterval(() => {
        const growth = process.memoryUsage.rss() - memoryAtStart;
        if (growth > maxMemoryMb * bytesPerMb) this.#giveUp('too-large');
      }, memoryCheckIntervalMs);

      signal?.addEventListener('abort', abort);
      this.#answer = (report) => settle(() => resolve(report));
      worker.ref();
      const request: MeasureRequest = { path, maxMs: timeForWorker(timeoutMs) };
      worker.postMessage(request);
    });
  }

  /** Ends the thread; a document it was at is answered as one that took too long. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#giveUp('too-slow');
    await worker?.terminate();
  }

  #startWorker(): Worker {
    const { workerUrl, maxMemoryMb } = this.#limits;
    const worker = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    worker.on('message', ({ report }: MeasureAnswer) => {
      if (this.#worker === worker) this.#answer(report);
    });
    worker.on('error', (cause) => {
      if (this.#worker !== worker) return;
      if (!isOutOfMemory(cause)) console.warn('The measuring worker failed', cause);
      this.#giveUp(isOutOfMemory(cause) ? 'too-large' : 'damaged');
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#giveUp('damaged');
    });
    return worker;
  }

  #giveUp(limit: MeasurementLimit): void {
    this.#abandonWorker();
    this.#answer(uncountableDocument('unknown', limit).report);
  }

  #abandonWorker(): void {
    // A thread that is busy ends at its next safe point; nobody waits for it.
    this.#worker?.terminate().catch(() => {});
    this.#worker = null;
  }
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
