import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { ChangeFeed } from '../engine/change-feed.ts';
import type { RecordStore } from '../engine/record-store.ts';

export interface CountWatch {
  /**
   * Resolves with those of the submissions that are not being counted, as soon as there is one; with none
   * when `signal` aborts. A submission that is not there is not being counted.
   */
  whenFinished(ids: readonly string[], signal: AbortSignal): Promise<string[]>;
}

/** Tells whoever waits for counts when one of them is stored. */
export function createCountWatch({ records, feed }: CountWatchOptions): CountWatch {
  const waiting = new Set<(id: string) => void>();

  feed.onChange((quote) => {
    if (basisOf(quote) === 'counting') return;
    for (const tell of waiting) tell(quote.id);
  });
  feed.onRemove((id) => {
    for (const tell of waiting) tell(id);
  });

  async function isFinished(id: string): Promise<boolean> {
    const quote = await records.get(id);
    return quote === undefined || basisOf(quote) !== 'counting';
  }

  async function findFinished(ids: readonly string[]): Promise<string[]> {
    const finished = await Promise.all(ids.map(isFinished));
    return ids.filter((_id, index) => finished[index]);
  }

  return {
    async whenFinished(ids, signal) {
      const change = createChange(ids, signal);
      waiting.add(change.tell);
      try {
        // Looked at after somebody listens, so that no count comes in between.
        const finished = await findFinished(ids);
        if (finished.length > 0) return finished;
        await change.happened;
        return await findFinished(ids);
      } finally {
        waiting.delete(change.tell);
      }
    },
  };
}

/** The first change of one of the submissions, or the end of the wait. */
function createChange(ids: readonly string[], signal: AbortSignal) {
  let tell = (_id: string) => {};
  const happened = new Promise<void>((resolve) => {
    tell = (id) => {
      if (ids.includes(id)) resolve();
    };
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return { happened, tell };
}

interface CountWatchOptions {
  readonly records: Pick<RecordStore, 'get'>;
  readonly feed: Pick<ChangeFeed, 'onChange' | 'onRemove'>;
}
