import { areSamePrices, specifiedPrices } from '../money/prices.ts';
import { type PricedService, tenthsWithFactor } from '../money/pricing.ts';
import type { PricesInEffect } from './prices-in-effect.ts';
import type { QuoteSubmission } from './quote.ts';

/** What a record keeps of the prices under which it is asked. Those of the specification need no mention. */
export function keepRates(
  service: PricedService,
  { present, former }: PricesInEffect,
): Pick<QuoteSubmission, 'rates' | 'ratesReplacedAt'> {
  const honoured = former?.isHonoured === true ? former : null;
  const rates = honoured?.prices ?? present;
  const isOther = tenthsWithFactor(service, rates) !== tenthsWithFactor(service, present);
  return {
    ...(!areSamePrices(rates, specifiedPrices) && { rates }),
    ...(honoured !== null && isOther && { ratesReplacedAt: honoured.replacedAt }),
  };
}
