import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { FileMeasurer } from '@yiqiao/measure/node';
import { reportOf } from './held-measurer.ts';

interface Work {
  readonly endsAt: number;
  readonly finish: () => void;
}

export interface TimedMeasurer extends Pick<FileMeasurer, 'measure'> {
  readonly clock: () => number;
  /** Lets time pass until nothing is being measured any more. */
  run(): Promise<void>;
}

/** A measurer in a time of its own: each document takes the processor for as long as its name says, in ms. */
export function createTimedMeasurer(): TimedMeasurer {
  const works: Work[] = [];
  let now = 0;
  return {
    clock: () => now,
    measure(_, { name = '', maxProcessorMs = Number.POSITIVE_INFINITY, onUsed } = {}) {
      const wantedMs = Number(/\d+$/.exec(name)?.[0]);
      const usedMs = Math.min(wantedMs, maxProcessorMs);
      return new Promise((resolve) => {
        const finish = () => {
          onUsed?.(usedMs);
          resolve(usedMs < wantedMs ? tooSlow : reportOf(1));
        };
        works.push({ endsAt: now + usedMs, finish });
      });
    },
    async run() {
      for (let work = takeFirst(works); work !== undefined; work = takeFirst(works)) {
        now = work.endsAt;
        work.finish();
        await nextTurn();
      }
    },
  };
}

const tooSlow: Measurement = { ...reportOf(0), exactness: 'uncountable', limit: 'too-slow' };

function takeFirst(works: Work[]): Work | undefined {
  works.sort((a, b) => a.endsAt - b.endsAt);
  return works.shift();
}
