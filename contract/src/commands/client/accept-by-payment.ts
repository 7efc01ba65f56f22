import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { touch } from '../../files/plan-deletion.ts';
import { isDeclined, isOver } from '../../life/life-state.ts';
import { isWholeEstimate } from '../../life/pay-now.ts';
import { type Decidable, toDateTime } from '../../record/decision.ts';
import type { OrderPayment } from '../../record/payment.ts';
import { settleEstimate } from './estimate-offer.ts';

/**
 * What the payment of an estimate changes: it is accepted, even if it has expired since the client went to pay. An
 * order that is over, or whose client has declined the estimate, stays so.
 * @param at in ms since the epoch.
 */
export function acceptByPayment(
  quote: Decidable,
  payment: OrderPayment,
  at: number,
  rules: FileDeletionRules,
) {
  const { version } = payment;
  if (quote.acceptance !== undefined || !isWholeEstimate(quote, payment)) return null;
  if (isOver(quote) || isDeclined(quote, version)) return null;
  const acceptedAt = toDateTime(at);
  const status = 'in-progress';
  const isMoved = quote.status !== status;
  return {
    acceptance: { version, name: quote.customerName, byPayment: true, at: acceptedAt },
    offers: settleEstimate(quote.offers, version, quote.deliveryTimeline, at),
    status,
    history: isMoved ? [...quote.history, { status, at: acceptedAt }] : quote.history,
    ...touch(quote, status, at, rules),
  };
}
