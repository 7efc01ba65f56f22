import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { addItem, countItems, itemAt, replaceItem, type Segments } from '@yiqiao/contract/segments';

/**
 * Puts changed submissions in their places, and new ones before all others in the order they came. A row
 * that is as new already stays the very same, and so does a segment in which nothing changes.
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
