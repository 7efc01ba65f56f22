import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { defaultCurrency } from '../../money/currency.ts';
import { type Cents, centsToDecimal } from '../../money/money.ts';
import { priceOffer, pricePerWordToDecimal } from '../../money/offer-price.ts';
import { ratesOf } from '../../money/prices.ts';
import { estimateCents, tenthsWithFactor, timelineDays } from '../../money/pricing.ts';
import { toDateTime } from '../../record/decision.ts';
import type { Offer } from '../../record/order.ts';
import type { StoredQuote } from '../../record/stored-quote.ts';
import { usualValidDays } from '../offer-validity.ts';

type Estimated = Pick<
  StoredQuote,
  'wordCount' | 'wordCountBasis' | 'serviceType' | 'deliveryTimeline' | 'timeZone' | 'rates'
>;

const dayMs = 24 * 3_600_000;

/** What payment providers take at least. */
export const leastPayNowCents: Cents = 50;

/**
 * Version 1 of a quote that the client wants to pay at once: the estimate at the rates under which it was asked.
 * @param cents the sum that the client was shown.
 * @param at in ms since the epoch.
 * @returns `null` where the document was not counted whole, or its price is another sum.
 */
export function makeEstimateOffer(
  quote: Estimated,
  cents: Cents,
  at: number,
  rules: FileDeletionRules,
): Offer | null {
  const { wordCount, wordCountBasis, deliveryTimeline, timeZone } = quote;
  if (wordCountBasis !== 'measured' || cents < leastPayNowCents) return null;
  if (cents !== estimateCents(quote, ratesOf(quote))) return null;
  const tenths = tenthsWithFactor(quote, ratesOf(quote));
  const price = priceOffer({
    wordCount,
    total: centsToDecimal(cents),
    // Less than a tenth of a cent cannot be said of a word: then the sum is all that is said.
    ...(Number.isInteger(tenths) && { pricePerWord: pricePerWordToDecimal(tenths) }),
  });
  if (price === null) return null;
  return {
    version: 1,
    wordCount,
    countedWords: wordCount,
    ...price,
    currency: defaultCurrency,
    deliverBy: estimatedDelivery(deliveryTimeline, at),
    validUntil: toDateTime(at + usualValidDays(rules) * dayMs),
    ...(timeZone !== undefined && { timeZone }),
    fromEstimate: true,
    at: toDateTime(at),
  };
}

/** When a document is delivered whose estimate is accepted at `at`, in ms since the epoch. */
export function estimatedDelivery(deliveryTimeline: string, at: number): string {
  return toDateTime(at + timelineDays(deliveryTimeline) * dayMs);
}

/** The offers of an order of which a version is accepted at `at`: the delivery of an estimate is counted from there. */
export function settleEstimate<Kept extends Offer>(
  offers: readonly Kept[] | undefined,
  version: number,
  deliveryTimeline: string,
  at: number,
): Kept[] | undefined {
  const deliverBy = estimatedDelivery(deliveryTimeline, at);
  return offers?.map((offer) =>
    offer.version === version && offer.fromEstimate === true ? { ...offer, deliverBy } : offer,
  );
}
