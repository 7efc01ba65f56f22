import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed } from './change-feed.ts';

/** The listeners of an engine's changes. */
export interface Listeners extends Pick<ChangeFeed, 'onChange' | 'onRemove'> {
  hasAny(): boolean;
  tellChanged(quotes: readonly StoredQuote[]): void;
  tellRemoved(ids: readonly string[]): void;
}

/** Changes are already stored when listeners run: a failing listener is reported, and the others still run. */
export function createListeners(report: (message: string) => void): Listeners {
  const ofChanges: ((quote: StoredQuote) => void)[] = [];
  const ofRemovals: ((id: string) => void)[] = [];

  function tell<News>(
    listeners: readonly ((news: News) => void)[],
    allNews: readonly News[],
  ): void {
    for (const news of allNews) {
      for (const listener of listeners) {
        try {
          listener(news);
        } catch (error) {
          report(`A listener of the store failed. ${String(error)}`);
        }
      }
    }
  }

  return {
    onChange: (listener) => void ofChanges.push(listener),
    onRemove: (listener) => void ofRemovals.push(listener),
    hasAny: () => ofChanges.length + ofRemovals.length > 0,
    tellChanged: (quotes) => tell(ofChanges, quotes),
    tellRemoved: (ids) => tell(ofRemovals, ids),
  };
}
