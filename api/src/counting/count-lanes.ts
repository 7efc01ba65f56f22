import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { DocumentPlace } from '@yiqiao/measure/node/document/document-place';
import type { FileMeasurer } from '@yiqiao/measure/node/file-measurer';
import { createFairQueue } from './fair-queue.ts';

/** A document that is to be counted. */
export interface DocumentToCount {
  readonly place: DocumentPlace;
  /** Its own name, which its place does not tell. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Who sent it, as limits count clients. */
  readonly client: string;
}

export interface CountLanes {
  /** Counts a document when its turn has come. Rejects when aborted, or when no process can be had. */
  count(document: DocumentToCount, signal: AbortSignal): Promise<Measurement>;
}

/** Nine of ten documents need less processor time than this; what needs more starts over in the other lane. */
const shortMs = 1500;

/** Two lanes, each with its own queue: a small document never waits behind one that takes long. */
export function createCountLanes(measurer: Pick<FileMeasurer, 'measure'>): CountLanes {
  const short = createLane(({ place, name }, signal) =>
    measurer.measure(place, { name, signal, maxProcessorMs: shortMs }),
  );
  const long = createLane(({ place, name }, signal) => measurer.measure(place, { name, signal }));
  return {
    async count(document, signal) {
      const report = await short.count(document, signal);
      return report.limit === 'too-slow' ? long.count(document, signal) : report;
    },
  };
}

interface Waiting extends DocumentToCount {
  readonly work: () => Promise<void>;
}

/** Counts one document at a time. */
function createLane(measure: CountLanes['count']): CountLanes {
  const queue = createFairQueue<Waiting>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let next = queue.take(); next !== undefined; next = queue.take()) await next.work();
    isRunning = false;
  }

  return {
    count(document, signal) {
      return new Promise((resolve, reject) => {
        const abort = () => {
          queue.remove(waiting);
          reject(signal.reason);
        };
        const waiting: Waiting = {
          ...document,
          async work() {
            signal.removeEventListener('abort', abort);
            await measure(document, signal).then(resolve, reject);
          },
        };
        if (signal.aborted) return reject(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        queue.add(waiting);
        if (!isRunning) void run();
      });
    },
  };
}
