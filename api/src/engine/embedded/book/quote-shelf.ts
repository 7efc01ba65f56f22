import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import type { Segments } from '@yiqiao/contract/segments';
import type { Low } from 'lowdb';
import type { ChangeFeed, StoredChanges } from '../../change-feed.ts';
import type { AppliedQuotes } from '../commit/quote-draft.ts';
import { applyCommit, type QuoteBook } from './quote-book.ts';
import { findQuote, indexBook, indexQuote } from './quote-index.ts';
import { cursorOf, idsChangedSince } from './recent-commits.ts';
import type { Commit } from './store-change.ts';

/** The submissions in memory: exactly what is on the disk, nothing that is on its way there. */
export interface QuoteShelf extends AppliedQuotes, Pick<ChangeFeed, 'onChange'> {
  findByFilePath(path: string): StoredQuote | undefined;
  findByLinkDigest(digest: string): StoredQuote | undefined;
  /** The very same object until a submission is added or changed. */
  segments(): Segments<StoredQuote>;
  cursor(): string | null;
  changesSince(cursor: string): StoredChanges | null;
  apply(commit: Commit): void;
}

export function createQuoteShelf(
  low: Low<QuoteBook>,
  report: (message: string) => void,
): QuoteShelf {
  const index = indexBook(low.data);
  const listeners: ((quote: StoredQuote) => void)[] = [];

  /** The change is stored by now: a listener that fails must not make it look refused. */
  function tell(listener: (quote: StoredQuote) => void, quote: StoredQuote): void {
    try {
      listener(quote);
    } catch (error) {
      report(`A listener of the store failed. ${String(error)}`);
    }
  }

  return {
    segments: () => low.data.quotes,
    cursor: () => cursorOf(low.data),
    changesSince(cursor) {
      const ids = idsChangedSince(low.data, cursor);
      const now = cursorOf(low.data);
      if (ids === null || now === null) return null;
      const quotes = ids.map((id) => findQuote(low.data, index, id));
      return { changed: quotes.filter((quote) => quote !== undefined), cursor: now };
    },
    get: (id) => findQuote(low.data, index, id),
    findByReference: (reference) => findQuote(low.data, index, index.idByReference.get(reference)),
    findByIdempotencyKey: (key) => findQuote(low.data, index, index.idByIdempotencyKey.get(key)),
    findByFilePath(path) {
      const quote = findQuote(low.data, index, index.idByFilePath.get(path));
      return quote?.filePath === path ? quote : undefined;
    },
    findByLinkDigest(digest) {
      const quote = findQuote(low.data, index, index.idByLinkDigest.get(digest));
      return quote?.linkDigest === digest ? quote : undefined;
    },
    onChange(listener) {
      listeners.push(listener);
    },
    apply(commit) {
      low.data = applyCommit(low.data, commit, index.ordinals);
      const quotes = commit.changes.flatMap((change) =>
        change.kind === 'quote' ? [change.quote] : [],
      );
      for (const quote of quotes) indexQuote(index, quote);
      for (const quote of quotes) for (const listener of listeners) tell(listener, quote);
    },
  };
}
