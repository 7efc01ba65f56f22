import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { addItem, countItems, replaceItem, type Segments } from '@yiqiao/contract/segments';
import type { PaymentIntent } from '../../record-store.ts';
import { type RecentCommits, rememberCommit } from './recent-commits.ts';
import type { Commit, StoreChange } from './store-change.ts';

/** Everything that is stored, at one moment. It never changes; a change makes the next one. */
export interface QuoteBook extends RecentCommits {
  readonly quotes: Segments<StoredQuote>;
  readonly paymentIntents: Segments<PaymentIntent>;
}

export const emptyBook: QuoteBook = { sequence: 0, quotes: [], paymentIntents: [], recent: [] };

/** Where each submission stands in the book, by its id. */
export type Ordinals = Map<string, number>;

/** @param ordinals learns the places of new submissions. */
export function applyCommit(book: QuoteBook, commit: Commit, ordinals: Ordinals): QuoteBook {
  const changed = commit.changes.reduce(
    (draft, change) => applyChange(draft, change, ordinals),
    book,
  );
  return { ...changed, sequence: commit.sequence, recent: rememberCommit(book.recent, commit) };
}

function applyChange(book: QuoteBook, change: StoreChange, ordinals: Ordinals): QuoteBook {
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
