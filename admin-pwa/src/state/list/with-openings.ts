import { isUnopened } from '@yiqiao/contract/life/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/**
 * Submissions as this device shows them: those opened here count as opened before the server knows. The
 * revision stays, being the server's to count.
 * @returns the same list if nothing differs.
 */
export function withOpenings(
  quotes: readonly QuoteSubmission[],
  openedIds: readonly string[],
): readonly QuoteSubmission[] {
  if (openedIds.length === 0) return quotes;
  const opened = quotes.filter((quote) => openedIds.includes(quote.id) && isUnopened(quote));
  if (opened.length === 0) return quotes;
  return quotes.map((quote) => {
    // The moment is not shown anywhere, and the server's will replace it.
    return opened.includes(quote) ? { ...quote, openedAt: quote.createdAt } : quote;
  });
}
