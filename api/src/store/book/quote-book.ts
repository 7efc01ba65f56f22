import type { PaymentIntent, StoredQuote } from '../quote-store.ts';
import { addItem, countItems, replaceItem, type Segments } from './segments.ts';
import type { StoreChange } from './store-change.ts';

/** Everything that is stored, at one moment. It never changes; a change makes the next one. */
export interface QuoteBook {
  /** Number of the last commit in it. */
  readonly sequence: number;
  readonly quotes: Segments<StoredQuote>;
  readonly paymentIntents: Segments<PaymentIntent>;
}

export const emptyBook: QuoteBook = { sequence: 0, quotes: [], paymentIntents: [] };

/** Where each submission stands in the book, by its id. */
export type Ordinals = Map<string, number>;

/** @param ordinals learns the place of a new submission. */
export function applyChange(book: QuoteBook, change: StoreChange, ordinals: Ordinals): QuoteBook {
  if (change.kind === 'payment-intent') {
    return { ...book, paymentIntents: addItem(book.paymentIntents, change.paymentIntent) };
  }
  const ordinal = ordinals.get(change.quote.id);
  if (ordinal !== undefined) {
    return { ...book, quotes: replaceItem(book.quotes, ordinal, change.quote) };
  }
  ordinals.set(change.quote.id, countItems(book.quotes));
  return { ...book, quotes: addItem(book.quotes, change.quote) };
}
