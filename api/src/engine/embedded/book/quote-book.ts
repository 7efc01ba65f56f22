import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import {
  addItem,
  countItems,
  oldestFirst,
  replaceItem,
  type Segments,
  toSegments,
} from '@yiqiao/contract/segments';
import type { PaymentIntent } from '@yiqiao/ports/record-store';
import { type RecentCommits, rememberCommit } from './recent-commits.ts';
import type { Commit, StoreChange } from './store-change.ts';

/** Everything stored, at one moment. Immutable: a change makes the next one. */
export interface QuoteBook extends RecentCommits {
  readonly quotes: Segments<StoredQuote>;
  readonly paymentIntents: Segments<PaymentIntent>;
  /** What remains of persons who were erased, oldest first. */
  readonly erasures: readonly Erasure[];
}

export const emptyBook: QuoteBook = {
  sequence: 0,
  quotes: [],
  paymentIntents: [],
  erasures: [],
  recent: [],
};

/** Index of each record by id. */
export interface Ordinals {
  readonly quotes: Map<string, number>;
  readonly paymentIntents: Map<string, number>;
}

export function ordinalsOf({ quotes, paymentIntents }: QuoteBook): Ordinals {
  const byId = (items: Segments<{ readonly id: string }>) =>
    new Map(oldestFirst(items).map(({ id }, ordinal) => [id, ordinal]));
  return { quotes: byId(quotes), paymentIntents: byId(paymentIntents) };
}

/** @param ordinals updated with the positions of new records, and of all submissions when some are removed. */
export function applyCommit(book: QuoteBook, commit: Commit, ordinals: Ordinals): QuoteBook {
  const changed = commit.changes.reduce(
    (draft, change) => applyChange(draft, change, ordinals),
    book,
  );
  return { ...changed, sequence: commit.sequence, recent: rememberCommit(book.recent, commit) };
}

function applyChange(book: QuoteBook, change: StoreChange, ordinals: Ordinals): QuoteBook {
  if (change.kind === 'payment-intent') {
    const paymentIntents = put(book.paymentIntents, ordinals.paymentIntents, change.paymentIntent);
    return { ...book, paymentIntents };
  }
  if (change.kind === 'forgotten-intents') {
    const paymentIntents = takeOut(book.paymentIntents, ordinals.paymentIntents, change.ids);
    return { ...book, paymentIntents };
  }
  if (change.kind === 'erasure') return applyErasure(book, change.erasure, ordinals.quotes);
  return { ...book, quotes: put(book.quotes, ordinals.quotes, change.quote) };
}

/** Replaces the record, or adds it as the newest. */
function put<Item extends { readonly id: string }>(
  items: Segments<Item>,
  ordinals: Map<string, number>,
  item: Item,
): Segments<Item> {
  const ordinal = ordinals.get(item.id);
  if (ordinal !== undefined) return replaceItem(items, ordinal, item);
  ordinals.set(item.id, countItems(items));
  return addItem(items, item);
}

function applyErasure(book: QuoteBook, erasure: Erasure, ordinals: Ordinals['quotes']): QuoteBook {
  const others = book.erasures.filter(({ id }) => id !== erasure.id);
  const erasures = [...others, erasure];
  if (!erasure.quotes.some((id) => ordinals.has(id))) return { ...book, erasures };
  return { ...book, erasures, quotes: takeOut(book.quotes, ordinals, erasure.quotes) };
}

/** This changes the positions of all others. */
function takeOut<Item extends { readonly id: string }>(
  items: Segments<Item>,
  ordinals: Map<string, number>,
  ids: readonly string[],
): Segments<Item> {
  const gone = new Set(ids);
  const remaining = oldestFirst(items).filter(({ id }) => !gone.has(id));
  ordinals.clear();
  for (const [ordinal, { id }] of remaining.entries()) ordinals.set(id, ordinal);
  return toSegments(remaining);
}
