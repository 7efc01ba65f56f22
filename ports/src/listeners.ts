import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed } from './change-feed.ts';

/** Those who listen for changes in an engine, and what calls them. */
export interface Listeners extends Pick<ChangeFeed, 'onChange' | 'onRemove'> {
  hasAny(): boolean;
  tellChanged(quotes: readonly StoredQuote[]): void;
  tellRemoved(ids: readonly string[]): void;
}

/** Changes are already stored when listeners run: a failing listener is reported, and the others still run. */
export function createListeners(report: (message: string) => void): Listeners {
  const changeListeners: ((quote: StoredQuote) => void)[] = [];
  const removalListeners: ((id: string) => void)[] = [];

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
    onChange: (listener) => void changeListeners.push(listener),
    onRemove: (listener) => void removalListeners.push(listener),
    hasAny: () => changeListeners.length + removalListeners.length > 0,
    tellChanged: (quotes) => tell(changeListeners, quotes),
    tellRemoved: (ids) => tell(removalListeners, ids),
  };
}
