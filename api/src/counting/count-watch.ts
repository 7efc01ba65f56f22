import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';

export interface CountWatch {
  /**
   * Resolves with those of the submissions that are not being counted, as soon as there is one; with none
   * when `signal` aborts. A submission that is not there is not being counted.
   */
  whenFinished(ids: readonly string[], signal: AbortSignal): Promise<string[]>;
}

/** Tells whoever waits for counts when one of them is on the disk. */
export function createCountWatch(store: Pick<QuoteStore, 'get' | 'onChange'>): CountWatch {
  const waiting = new Set<() => void>();

  store.onChange((quote) => {
    if (basisOf(quote) === 'counting') return;
    for (const look of waiting) look();
  });

  function isFinished(id: string): boolean {
    const quote = store.get(id);
    return quote === undefined || basisOf(quote) !== 'counting';
  }

  return {
    whenFinished(ids, signal) {
      return new Promise((resolve) => {
        const look = () => {
          const finished = ids.filter(isFinished);
          if (finished.length === 0 && !signal.aborted) return;
          waiting.delete(look);
          signal.removeEventListener('abort', look);
          resolve(finished);
        };
        waiting.add(look);
        signal.addEventListener('abort', look);
        look();
      });
    },
  };
}
