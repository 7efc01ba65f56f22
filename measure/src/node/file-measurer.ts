import { availableParallelism } from 'node:os';
import type { Measurement } from '@yiqiao/contract/measurement';
import { standardLimits } from '../measure-limits.ts';
import { WorkerLane } from './worker-lane.ts';

const sourceWorker = new URL('../../scripts/measure-worker-from-source.mjs', import.meta.url);

/** A process with a large document of clients has about 100 MB; the rest is for larger ones. */
const builtWorkerMb = 192;
/** Compiling the sources of a reader takes more memory than most documents. */
const sourceWorkerMb = 768;

export interface FileMeasurerOptions {
  /** Documents measured at the same time; by default half of the processors, at most 2. */
  readonly concurrency?: number;
  /** Time for one document, waiting in the queue not included. */
  readonly timeoutMs?: number;
  /** Memory that a worker process may take, in MB; by default `builtWorkerMb`. */
  readonly maxMemoryMb?: number;
  /** The built worker; by default the source is run. */
  readonly workerUrl?: URL;
}

export interface MeasureOptions {
  readonly signal?: AbortSignal;
  /** The document's own name, which its path need not be. */
  readonly name?: string;
}

export interface FileMeasurer {
  /** Answers a report whatever the file holds; rejects when aborted, or when no process can be had. */
  measure(path: string, options?: MeasureOptions): Promise<Measurement>;
  /** Ends the worker processes. Documents still waiting are not measured: they reject. */
  close(): Promise<void>;
}

interface WaitingDocument {
  readonly start: (lane: WorkerLane) => void;
  readonly cancel: (reason: unknown) => void;
}

/** Measures files in worker processes, apart from the server's own, in the order they are asked for. */
export function createFileMeasurer(options: FileMeasurerOptions = {}): FileMeasurer {
  const limits = {
    timeoutMs: options.timeoutMs ?? standardLimits.maxMs,
    maxMemoryMb: options.maxMemoryMb ?? (options.workerUrl ? builtWorkerMb : sourceWorkerMb),
    workerUrl: options.workerUrl ?? sourceWorker,
  };
  const concurrency = options.concurrency ?? Math.min(2, Math.ceil(availableParallelism() / 2));
  const lanes = Array.from({ length: concurrency }, () => new WorkerLane(limits));
  const idle = [...lanes];
  const waiting: WaitingDocument[] = [];
  let isClosed = false;

  function takeLane(signal: AbortSignal | undefined): Promise<WorkerLane> {
    const lane = idle.pop();
    if (lane !== undefined) return Promise.resolve(lane);
    return new Promise((resolve, reject) => {
      const abort = () => {
        waiting.splice(waiting.indexOf(document), 1);
        reject(signal?.reason);
      };
      const document: WaitingDocument = {
        start: (freeLane) => {
          signal?.removeEventListener('abort', abort);
          resolve(freeLane);
        },
        cancel: reject,
      };
      signal?.addEventListener('abort', abort);
      waiting.push(document);
    });
  }

  function returnLane(lane: WorkerLane): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(lane);
    else next.start(lane);
  }

  return {
    async measure(path, { signal, name } = {}) {
      signal?.throwIfAborted();
      const lane = await takeLane(signal);
      try {
        signal?.throwIfAborted();
        if (isClosed) throw createClosedError();
        return await lane.measure({ path, ...(name !== undefined && { name }) }, signal);
      } finally {
        returnLane(lane);
      }
    },
    async close() {
      isClosed = true;
      for (const document of waiting.splice(0)) document.cancel(createClosedError());
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

function createClosedError(): Error {
  return new Error('measuring has ended');
}
