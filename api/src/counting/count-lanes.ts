import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { type DocumentPlace, type FileMeasurer, processorMsFor } from '@yiqiao/measure/node';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';
import { createProcessorAccounts } from './processor-accounts.ts';

/** A document to be counted. */
export interface DocumentToCount {
  readonly place: DocumentPlace;
  /** The client's name for it; its place does not contain it. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Who sent it, as limits count clients. */
  readonly client: string;
}

export interface CountLanes {
  /**
   * Counts a document when its turn has come. Rejects when aborted, when no process can be had, and when
   * something outside kills it.
   */
  count(document: DocumentToCount, signal: AbortSignal): Promise<Measurement>;
}

/** Nine out of ten documents need less processor time than this; any other starts over in the long lane. */
const shortMs = 1500;
/** A document that needs more than this in the long lane starts over once more, after others have had their turn. */
const longMs = 15_000;

interface LanesOptions {
  readonly measurer: Pick<FileMeasurer, 'measure'>;
  /** In ms. */
  readonly clock: () => number;
}

/** One attempt at a document. */
interface Try extends DocumentToCount {
  readonly maxProcessorMs: number;
}

interface Tried extends Pick<Try, 'maxProcessorMs'> {
  readonly report: Measurement;
  readonly usedMs: number;
}

type TryDocument = (document: Try, signal: AbortSignal) => Promise<Tried>;

/**
 * Two lanes, each with its own queue, so that a small document never waits behind one that takes long. Processor time
 * used in either lane counts in both.
 */
export function createCountLanes({ measurer, clock }: LanesOptions): CountLanes {
  const accounts = createProcessorAccounts(clock);
  const short = createLane({ accounts, amongEquals: 'smallest' }, tryDocument);
  const long = createLane({ accounts, amongEquals: 'oldest' }, tryDocument);

  async function tryDocument(document: Try, signal: AbortSignal): Promise<Tried> {
    const { place, name, client, maxProcessorMs } = document;
    let usedMs = 0;
    const onUsed = (ms: number) => {
      usedMs = ms;
      accounts.charge(client, ms);
    };
    const report = await measurer.measure(place, { name, signal, maxProcessorMs, onUsed });
    return { report, usedMs, maxProcessorMs };
  }

  return {
    async count(document, signal) {
      const allowedMs = processorMsFor(document.size);
      let tried = await short({ ...document, maxProcessorMs: shortMs }, signal);
      const slices = allowedMs > 2 * longMs ? [longMs, allowedMs] : [allowedMs];
      for (const maxProcessorMs of slices) {
        if (!hasUsedItsTime(tried)) break;
        tried = await long({ ...document, maxProcessorMs }, signal);
      }
      return tried.report;
    },
  };
}

/** Reported processor time lags slightly behind the worker's own clock. */
const nearlyAll = 0.9;

/** A document can also hit a limit of its own format, or hang: more time would not help then. */
function hasUsedItsTime({ report, usedMs, maxProcessorMs }: Tried): boolean {
  return report.limit === 'too-slow' && usedMs >= nearlyAll * maxProcessorMs;
}

interface Waiting extends Try {
  readonly work: () => Promise<void>;
}

/** Tries one document at a time. */
function createLane(fairness: FairQueueOptions, tryDocument: TryDocument): TryDocument {
  const queue = createFairQueue<Waiting>(fairness);
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let next = queue.take(); next !== undefined; next = queue.take()) await next.work();
    isRunning = false;
  }

  return (document, signal) =>
    new Promise((resolve, reject) => {
      const abort = () => {
        queue.remove(waiting);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        ...document,
        async work() {
          signal.removeEventListener('abort', abort);
          await tryDocument(document, signal).then(resolve, reject);
        },
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      queue.add(waiting);
      if (!isRunning) void run();
    });
}
