import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { parseFixedPrice } from '@yiqiao/contract/money/offer-price';
import type { About, Fact } from './fact.ts';

/** The estimate, once there is a quote beside it, or where it was made at prices that have changed. */
export function describeEstimate({
  request,
  texts: { record, formats },
  moment,
}: About): Fact | null {
  const { estimatedCost, offers, ratesReplacedAt } = request;
  const cents = parseFixedPrice(estimatedCost);
  if (cents === null || !isCounted(basisOf(request))) return null;
  const fact = { name: record.firstEstimate, value: formats.money(cents) };
  if (ratesReplacedAt !== undefined) {
    return { ...fact, notes: [record.formerPrices(moment(ratesReplacedAt))] };
  }
  return offers.length > 0 ? fact : null;
}
