import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  addItem,
  countItems,
  itemAt,
  replaceItem,
  type Segments,
  toSegments,
} from '@yiqiao/contract/segments';

/**
 * Puts changed submissions in their places and new ones in front, in order of arrival. A row that is
 * already as new keeps its identity, as does a segment without changes.
 */
export function mergeQuotes(
  segments: Segments<QuoteSubmission>,
  changed: readonly QuoteSubmission[],
): Segments<QuoteSubmission> {
  if (changed.length === 0) return segments;
  const ordinals = new Map<string, number>();
  for (const { id } of segments.flat().reverse()) ordinals.set(id, ordinals.size);
  return changed.reduce((merged, quote) => {
    const ordinal = ordinals.get(quote.id);
    if (ordinal === undefined) {
      ordinals.set(quote.id, countItems(merged));
      return addItem(merged, quote);
    }
    const known = itemAt(merged, ordinal);
    if (known !== undefined && known.revision >= quote.revision) return merged;
    return replaceItem(merged, ordinal, quote);
  }, segments);
}

/** Removes submissions; those behind them move up. */
export function removeQuotes(
  segments: Segments<QuoteSubmission>,
  ids: readonly string[],
): Segments<QuoteSubmission> {
  const gone = new Set(ids);
  const quotes = segments.flat();
  const kept = quotes.filter(({ id }) => !gone.has(id));
  return kept.length === quotes.length ? segments : toSegments(kept.reverse());
}
