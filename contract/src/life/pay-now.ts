import type { OrderPayment } from '../record/payment.ts';
import { replyHours } from '../text/deadline.ts';
import type { LifeFields } from './life-state.ts';

/** Until when the office can decline an order that was accepted by paying for it, in ms since the epoch; else `null`. */
export function declinableUntil({ acceptance }: Pick<LifeFields, 'acceptance'>): number | null {
  if (acceptance?.byPayment !== true) return null;
  return Date.parse(acceptance.at) + replyHours * 3_600_000;
}

/** Whether a payment is of an estimate and its whole sum has come, even if it went back since. */
export function isWholeEstimate(
  { offers = [] }: Pick<LifeFields, 'offers'>,
  { version, paidAt, received }: Pick<OrderPayment, 'version' | 'paidAt' | 'received'>,
): boolean {
  const isEstimate = offers.some((offer) => offer.version === version && offer.fromEstimate);
  return isEstimate && paidAt !== undefined && received === undefined;
}
