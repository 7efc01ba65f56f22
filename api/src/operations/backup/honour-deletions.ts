import type { StoredQuote } from '../../store/quote-store.ts';
import type { Deletion } from './manifest.ts';

/**
 * The submissions of a backup without the documents that must not come back: those known to be
 * deleted, and those whose time is over by now.
 */
export function honourDeletions(
  quotes: readonly StoredQuote[],
  deletions: readonly Deletion[],
  now: number,
): readonly StoredQuote[] {
  const deletedAt = new Map(deletions.map(({ quote, at }) => [quote, at]));
  return quotes.map((quote) => {
    if (quote.filePath === undefined) return quote;
    const isOver =
      quote.fileDeletionDueAt !== undefined && Date.parse(quote.fileDeletionDueAt) <= now;
    const at = deletedAt.get(quote.id) ?? (isOver ? new Date(now).toISOString() : undefined);
    return at === undefined ? quote : withoutFile(quote, at);
  });
}

function withoutFile(quote: StoredQuote, at: string): StoredQuote {
  const { filePath: _gone, fileDeletionDueAt: _done, ...rest } = quote;
  return { ...rest, fileDeletedAt: at, revision: quote.revision + 1, updatedAt: at };
}
