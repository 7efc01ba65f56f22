import type { Low } from 'lowdb';
import type { QuoteStore, StoredQuote } from '../quote-store.ts';
import { applyChange, type QuoteBook } from './quote-book.ts';
import { findQuote, indexBook, indexQuote } from './quote-index.ts';
import type { Segments } from './segments.ts';
import type { StoreChange } from './store-change.ts';

/** The submissions in memory: exactly what is on the disk, nothing that is on its way there. */
export interface QuoteShelf
  extends Pick<
    QuoteStore,
    | 'list'
    | 'segments'
    | 'get'
    | 'findByIdempotencyKey'
    | 'findByFilePath'
    | 'findByReference'
    | 'onChange'
  > {
  apply(changes: readonly StoreChange[], sequence: number): void;
}

export function createQuoteShelf(
  low: Low<QuoteBook>,
  report: (message: string) => void,
): QuoteShelf {
  const index = indexBook(low.data);
  const listeners: ((quote: StoredQuote) => void)[] = [];
  const list = createLastList();

  /** The change is stored by now; whoever listens wrongly must not make it look refused. */
  function tell(listener: (quote: StoredQuote) => void, quote: StoredQuote): void {
    try {
      listener(quote);
    } catch (error) {
      report(`A listener of the store failed. ${String(error)}`);
    }
  }

  return {
    list: () => list(low.data.quotes),
    segments: () => low.data.quotes,
    get: (id) => findQuote(low.data, index, id),
    findByReference: (reference) => findQuote(low.data, index, index.idByReference.get(reference)),
    findByIdempotencyKey: (key) => findQuote(low.data, index, index.idByIdempotencyKey.get(key)),
    findByFilePath(path) {
      const quote = findQuote(low.data, index, index.idByFilePath.get(path));
      return quote?.filePath === path ? quote : undefined;
    },
    onChange(listener) {
      listeners.push(listener);
    },
    apply(changes, sequence) {
      const book = changes.reduce(
        (draft, change) => applyChange(draft, change, index.ordinals),
        low.data,
      );
      low.data = { ...book, sequence };
      const quotes = changes.flatMap((change) => (change.kind === 'quote' ? [change.quote] : []));
      for (const quote of quotes) indexQuote(index, quote);
      for (const quote of quotes) for (const listener of listeners) tell(listener, quote);
    },
  };
}

/** The flat list is made when it is asked for, once for each state of the segments. */
function createLastList(): (segments: Segments<StoredQuote>) => readonly StoredQuote[] {
  let last: Segments<StoredQuote> = [];
  let list: readonly StoredQuote[] = [];
  return (segments) => {
    if (segments !== last) {
      last = segments;
      list = segments.flat();
    }
    return list;
  };
}
