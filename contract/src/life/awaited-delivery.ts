import type { QuoteSubmission } from '../record/quote.ts';
import { isOverStatus } from '../record/status.ts';

/** Days after a delivery in which the client can ask for a revision; then it counts as confirmed. */
export const confirmationDays = 7;

const dayMs = 24 * 3_600_000;

type Deliveries = Pick<QuoteSubmission, 'deliveries'>;

/** The last delivery, as long as the client has neither confirmed it nor asked for a revision. */
export function awaitedDelivery({ deliveries = [] }: Deliveries) {
  const last = deliveries.at(-1);
  const isAnswered = last?.revision !== undefined || last?.confirmedAt !== undefined;
  return last === undefined || isAnswered ? null : last;
}

/**
 * When the delivery awaiting the client counts as confirmed, in ms since the epoch; `null` if none does. Reopening
 * an order gives the client the full period again.
 */
export function confirmationDueAt(
  quote: Deliveries & Pick<QuoteSubmission, 'status' | 'history'>,
): number | null {
  const delivery = awaitedDelivery(quote);
  if (delivery === null || isOverStatus(quote.status)) return null;
  const { history } = quote;
  const takenUp = history.filter(({ status }, index) => {
    const before = history[index - 1];
    return before !== undefined && isOverStatus(before.status) && !isOverStatus(status);
  });
  const since = Math.max(Date.parse(delivery.at), Date.parse(takenUp.at(-1)?.at ?? delivery.at));
  return since + confirmationDays * dayMs;
}
