import { isUnopened } from '@yiqiao/contract/life/order-life';
import { isHandedTo } from '@yiqiao/contract/record/assignee';
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
  const opened = quotes.filter((quote) => openedIds.includes(quote.id) && isNews(quote));
  if (opened.length === 0) return quotes;
  return quotes.map((quote) => {
    // The moment is not shown anywhere, and the server's will replace it.
    return opened.includes(quote) ? openedHere(quote) : quote;
  });
}

/** Only whoever an order was handed to tells of it again, once it has been opened. */
function isNews(quote: QuoteSubmission): boolean {
  return isUnopened(quote) || isHandedTo(quote.assignee, quote.assignee?.id);
}

function openedHere(quote: QuoteSubmission): QuoteSubmission {
  const { assignee, createdAt, openedAt = createdAt } = quote;
  return {
    ...quote,
    openedAt,
    ...(assignee !== undefined && { assignee: { ...assignee, openedAt } }),
  };
}
