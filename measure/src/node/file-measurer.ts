import { totalmem } from 'node:os';
import { uncountableDocument } from '../measured-document.ts';
import type { Measurement, MeasurementLimit } from '../report/measurement.ts';
import { isSource } from './beside-program.ts';
import type { DocumentPlace } from './document/document-place.ts';
import { mostProcessorMs } from './processor-allowance.ts';
import { type LaneLimits, WorkerLane, type WorkOptions } from './worker-lane.ts';
import type { MeasureAnswer, MeasureOrder } from './worker-messages.ts';

const ownWorkerUrl = isSource
  ? new URL('../../scripts/measure-worker-from-source.mjs', import.meta.url)
  : new URL('./measure-worker.js', import.meta.url);

/** What a process may take beside its document's processor time. */
const builtWorker = { maxMemoryMb: memoryForOne(), graceMs: 2000, restingMb: 96 };
/** Compiling the sources of a reader takes more than most documents. */
const sourceWorker = {
  maxMemoryMb: Math.max(768, memoryForOne()),
  graceMs: 20_000,
  restingMb: 96,
};

/** A process that has done nothing for this long is considered hung. */
const standardIdleMs = 30_000;
/** One for documents that are soon counted beside one for those that are not. */
const standardConcurrency = 2;

export interface WorkerOptions {
  /** How long a process may do nothing before it is ended, in ms. */
  readonly maxIdleMs?: number;
  /** Memory that a worker process may take, in MB; by default that of `builtWorker`. */
  readonly maxMemoryMb?: number;
  /** Processor time beyond a document's own, in ms: a process needs some to start and to exit. */
  readonly graceMs?: number;
  /** The worker of a program that bundles this package; by default the package's own. */
  readonly workerUrl?: URL;
}

export interface FileMeasurerOptions extends WorkerOptions {
  /** Documents measured at the same time. */
  readonly concurrency?: number;
}

export interface MeasureOptions extends WorkOptions {
  /** The document's own name, which its path need not be. */
  readonly name?: string;
  /** Processor time after which the report is "too-slow", in ms; by default what `mostProcessorMs` allows any. */
  readonly maxProcessorMs?: number;
}

export interface FileMeasurer {
  /**
   * Answers a report whatever the document holds; rejects when aborted, when no process can be had, when
   * something outside kills it (`WorkerKilled`), and when the document cannot be had now.
   */
  measure(place: DocumentPlace, options?: MeasureOptions): Promise<Measurement>;
  /** Ends the worker processes. Documents still waiting are not measured: they reject. */
  close(): Promise<void>;
}

export type MeasureLane = WorkerLane<MeasureOrder, MeasureAnswer>;

interface WaitingDocument {
  readonly start: (lane: MeasureLane) => void;
  readonly cancel: (reason: unknown) => void;
}

/** Measures files in worker processes, apart from the server's own, in the order they are asked for. */
export function createFileMeasurer(options: FileMeasurerOptions = {}): FileMeasurer {
  const limits = chooseLaneLimits(options);
  const concurrency = options.concurrency ?? standardConcurrency;
  const lanes = Array.from({ length: concurrency }, () => createMeasureLane(limits));
  const idle = [...lanes];
  const waiting: WaitingDocument[] = [];
  let isClosed = false;

  function takeLane(signal: AbortSignal | undefined): Promise<MeasureLane> {
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

  function returnLane(lane: MeasureLane): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(lane);
    else next.start(lane);
  }

  return {
    async measure(place, { signal, onUsed, name, maxProcessorMs = mostProcessorMs } = {}) {
      signal?.throwIfAborted();
      const lane = await takeLane(signal);
      try {
        signal?.throwIfAborted();
        if (isClosed) throw createClosedError();
        const order = { maxProcessorMs, ...(name !== undefined && { name }) };
        return (await lane.measure(place, order, { signal, onUsed })).report;
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

export function createMeasureLane(limits: LaneLimits): MeasureLane {
  return new WorkerLane(limits, explainLimit);
}

/** The answer for a document at which its process was ended. */
export function explainLimit(limit: MeasurementLimit): MeasureAnswer {
  return { report: uncountableDocument('unknown', limit).report };
}

/** What the options leave open is as the product runs it. */
export function chooseLaneLimits(options: WorkerOptions): LaneLimits {
  return {
    maxIdleMs: options.maxIdleMs ?? standardIdleMs,
    ...(isSource && !options.workerUrl ? sourceWorker : builtWorker),
    ...(options.maxMemoryMb !== undefined && { maxMemoryMb: options.maxMemoryMb }),
    ...(options.graceMs !== undefined && { graceMs: options.graceMs }),
    workerUrl: options.workerUrl ?? ownWorkerUrl,
  };
}

/**
 * A quarter of the machine's memory, in MB, within bounds. A PDF is held in memory as far as it is read: a
 * scan of 37 MB took 200 MB, one of 313 MB took 790.
 */
function memoryForOne(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(1536, Math.max(256, bytes / 4 / 1024 ** 2)));
}

function createClosedError(): Error {
  return new Error('measuring has ended');
}
