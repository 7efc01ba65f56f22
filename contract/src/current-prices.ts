import { company } from './company.ts';
import { type Prices, specifiedPrices } from './money/prices.ts';

/** The office's prices of new estimates. */
export function currentPrices(): Prices {
  return company.prices ?? specifiedPrices;
}
