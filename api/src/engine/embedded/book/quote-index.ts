import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { itemAt, oldestFirst, type Segments } from '@yiqiao/contract/segments';
import { type Ordinals, ordinalsOf, type QuoteBook } from './quote-book.ts';

/** Finds submissions by their secondary keys, without searching. */
export interface QuoteIndex {
  readonly ordinals: Ordinals;
  readonly idByIdempotencyKey: Map<string, string>;
  readonly idByFilePath: Map<string, string>;
  readonly idByLinkDigest: Map<string, string>;
  readonly idByReference: Map<string, string>;
  /** Those in which a person has jobs; a job never leaves its submission. */
  readonly idsByTranslator: Map<string, Set<string>>;
}

export function indexBook(book: QuoteBook): QuoteIndex {
  const index: QuoteIndex = {
    ordinals: ordinalsOf(book),
    idByIdempotencyKey: new Map(),
    idByFilePath: new Map(),
    idByLinkDigest: new Map(),
    idByReference: new Map(),
    idsByTranslator: new Map(),
  };
  for (const quote of oldestFirst(book.quotes)) indexQuote(index, quote);
  return index;
}

/** Adds the secondary keys of a submission. */
export function indexQuote(index: QuoteIndex, quote: StoredQuote): void {
  index.idByReference.set(quote.reference, quote.id);
  if (quote.filePath !== undefined) index.idByFilePath.set(quote.filePath, quote.id);
  if (quote.linkDigest !== undefined) index.idByLinkDigest.set(quote.linkDigest, quote.id);
  if (quote.idempotencyKey !== undefined) {
    index.idByIdempotencyKey.set(quote.idempotencyKey, quote.id);
  }
  for (const { translator } of quote.jobs ?? []) {
    const ids = index.idsByTranslator.get(translator.id) ?? new Set();
    index.idsByTranslator.set(translator.id, ids.add(quote.id));
  }
}

/** Removes the secondary keys of removed submissions. */
export function unindexQuotes(index: QuoteIndex, ids: readonly string[]): void {
  const gone = new Set(ids);
  const { idByIdempotencyKey, idByFilePath, idByLinkDigest, idByReference } = index;
  for (const names of [idByIdempotencyKey, idByFilePath, idByLinkDigest, idByReference]) {
    for (const [name, id] of names) if (gone.has(id)) names.delete(name);
  }
  for (const ids of index.idsByTranslator.values()) for (const id of gone) ids.delete(id);
}

export function findItem<Item>(
  items: Segments<Item>,
  ordinals: ReadonlyMap<string, number>,
  id: string | undefined,
): Item | undefined {
  const ordinal = id === undefined ? undefined : ordinals.get(id);
  return ordinal === undefined ? undefined : itemAt(items, ordinal);
}
