import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { oldestFirst, type Segments } from '@yiqiao/contract/segments';
import type { ChangeFeed, StoredChanges } from '@yiqiao/ports/change-feed';
import { isAdvance, isForgettable, maxOpenAdvances } from '@yiqiao/ports/find-advances';
import { createListeners } from '@yiqiao/ports/listeners';
import type { AdvanceKind, IntentLimits, PaymentIntent } from '@yiqiao/ports/record-store';
import type { Low } from 'lowdb';
import { applyCommit, type QuoteBook } from './quote-book.ts';
import type { AppliedQuotes } from './quote-draft.ts';
import { findItem, indexBook, indexQuote, unindexQuotes } from './quote-index.ts';
import { cursorOf, idsChangedSince } from './recent-commits.ts';
import type { Commit } from './store-change.ts';

/** The submissions in memory: exactly what is on the disk, without changes that are being written. */
export interface QuoteShelf extends AppliedQuotes, Pick<ChangeFeed, 'onChange' | 'onRemove'> {
  findByFilePath(path: string): StoredQuote | undefined;
  findByLinkDigest(digest: string): StoredQuote | undefined;
  withJobsOf(personId: string): readonly StoredQuote[];
  findAdvances(kind: AdvanceKind): readonly PaymentIntent[];
  /** Ids, oldest first. */
  findForgettable(limits: IntentLimits): readonly string[];
  /** The same object until a submission is added or changed. */
  segments(): Segments<StoredQuote>;
  cursor(): string | null;
  changesSince(cursor: string): StoredChanges | null;
  erasures(): readonly Erasure[];
  apply(commit: Commit): void;
}

export function createQuoteShelf(
  low: Low<QuoteBook>,
  report: (message: string) => void,
): QuoteShelf {
  const index = indexBook(low.data);
  const { onChange, onRemove, tellChanged, tellRemoved } = createListeners(report);
  const find = (id: string | undefined) => findItem(low.data.quotes, index.ordinals.quotes, id);

  return {
    segments: () => low.data.quotes,
    cursor: () => cursorOf(low.data),
    changesSince(cursor) {
      const ids = idsChangedSince(low.data, cursor);
      const now = cursorOf(low.data);
      if (ids === null || now === null) return null;
      const quotes = ids.map(find);
      const removed = ids.filter((_, place) => quotes[place] === undefined);
      return { changed: quotes.filter((quote) => quote !== undefined), removed, cursor: now };
    },
    get: find,
    findByReference: (reference) => find(index.idByReference.get(reference)),
    findByIdempotencyKey: (key) => find(index.idByIdempotencyKey.get(key)),
    findByFilePath(path) {
      const quote = find(index.idByFilePath.get(path));
      return quote?.filePath === path ? quote : undefined;
    },
    findByLinkDigest(digest) {
      const quote = find(index.idByLinkDigest.get(digest));
      return quote?.linkDigest === digest ? quote : undefined;
    },
    withJobsOf(personId) {
      const ids = [...(index.idsByTranslator.get(personId) ?? [])];
      const placeOf = (id: string) => index.ordinals.quotes.get(id) ?? 0;
      const found = ids.sort((one, other) => placeOf(one) - placeOf(other)).map(find);
      return found.filter((quote) => quote !== undefined);
    },
    getPaymentIntent: (id) => findItem(low.data.paymentIntents, index.ordinals.paymentIntents, id),
    findAdvances(kind) {
      const found = low.data.paymentIntents.flat().filter((intent) => isAdvance(intent, kind));
      return kind === 'open' ? found.slice(0, maxOpenAdvances) : found;
    },
    findForgettable({ recordedBefore, most, ...limits }) {
      const found = oldestFirst(low.data.paymentIntents).filter((it) => isForgettable(it, limits));
      const excess = found.length - most;
      const isOver = ({ createdAt }: PaymentIntent, place: number) =>
        place < excess || createdAt < recordedBefore;
      return found.filter(isOver).map(({ id }) => id);
    },
    onChange,
    onRemove,
    erasures: () => low.data.erasures,
    apply(commit) {
      const { quotes, erased } = readSubmissions(commit);
      const present = erased.filter((id) => index.ordinals.quotes.has(id));
      low.data = applyCommit(low.data, commit, index.ordinals);
      for (const quote of quotes) indexQuote(index, quote);
      const gone = present.filter((id) => !index.ordinals.quotes.has(id));
      if (gone.length > 0) unindexQuotes(index, gone);
      tellRemoved(gone);
      tellChanged(quotes);
    },
  };
}

/** The submissions that a commit stores, and the ids of those that it erases. */
function readSubmissions({ changes }: Commit) {
  const quotes = changes.flatMap((it) => (it.kind === 'quote' ? [it.quote] : []));
  const erased = changes.flatMap((it) => (it.kind === 'erasure' ? it.erasure.quotes : []));
  return { quotes, erased };
}
