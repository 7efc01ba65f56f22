import type { QuoteSubmission } from './quote.ts';
import { isOverStatus } from './status.ts';

type Ended = Pick<QuoteSubmission, 'status' | 'history'>;

/** When a completed order was completed; `null` for others. If it was reopened, the last completion counts. */
export function completedAt(quote: Ended) {
  return quote.status === 'completed' ? endedAt(quote) : null;
}

/** When an order that is over was completed or cancelled; `null` for others. */
export function endedAt({ status, history }: Ended) {
  if (!isOverStatus(status)) return null;
  const others = history.map((entry) => entry.status !== status);
  return history[others.lastIndexOf(true) + 1]?.at ?? null;
}
