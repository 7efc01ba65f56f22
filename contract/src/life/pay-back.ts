import { decimalToCents } from '../money/money.ts';
import type { OrderPayment, Refund } from '../record/payment.ts';
import type { LifeFields } from './life-state.ts';
import { isWholeEstimate } from './pay-now.ts';

export type PayBackFields = Pick<
  LifeFields,
  'offers' | 'acceptance' | 'earlierAcceptances' | 'payments' | 'decline'
>;

/**
 * Payments that the server still has to send back: of an order that the office has declined, or of an estimate that
 * could not be accepted any more when the money came. One of which a refund has failed is left to a person.
 */
export function findPayBacks(quote: PayBackFields): OrderPayment[] {
  return (quote.payments ?? []).filter((payment) => isToPayBack(quote, payment) && isOwed(payment));
}

/** Whether a payment is one that goes back, or has gone. */
export function isToPayBack(quote: PayBackFields, payment: OrderPayment): boolean {
  if (!isWholeEstimate(quote, payment)) return false;
  const { acceptance, earlierAcceptances = [], decline } = quote;
  const accepted = [acceptance, ...earlierAcceptances].some(
    (one) => one?.version === payment.version,
  );
  return decline !== undefined || !accepted;
}

function isOwed({ amount, refunded = '0.00', refunds = [], disputes = [] }: OrderPayment): boolean {
  const isLeftToPerson = refunds.some(hasFailed) || disputes.length > 0;
  return !isLeftToPerson && decimalToCents(refunded) < decimalToCents(amount);
}

function hasFailed({ status }: Refund): boolean {
  return status === 'failed' || status === 'canceled';
}
