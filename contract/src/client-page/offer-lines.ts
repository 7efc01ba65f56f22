import { offeredParts, readInclude } from '../counting/counted-in.ts';
import type { OutsidePart } from '../counting/outside-parts.ts';
import { type Cents, decimalToCents } from '../money/money.ts';
import { parsePricePerWord, priceWords } from '../money/offer-price.ts';
import type { Offer } from '../record/order.ts';
import type { ClientRequest } from './client-request.ts';

export interface OfferLine {
  readonly part: 'main' | OutsidePart;
  readonly words: number;
  readonly cents: Cents;
}

/**
 * The parts of the document that an offer covers, each with its words and its price. Empty unless there are
 * several and they add up to the offer's own words and total, which are what counts.
 */
export function offerLines(
  { measurement = null, include }: Pick<ClientRequest, 'measurement' | 'include'>,
  { pricePerWord = '', wordCount, total }: Pick<Offer, 'pricePerWord' | 'wordCount' | 'total'>,
): readonly OfferLine[] {
  const rate = parsePricePerWord(pricePerWord);
  if (measurement === null || measurement.exactness === 'uncountable' || rate === null) return [];
  const included = readInclude(include);
  const lines = [
    { part: 'main' as const, words: measurement.counts.words },
    ...offeredParts
      .filter((part) => included.includes(part))
      .map((part) => ({ part, words: measurement.outside[part]?.words ?? 0 })),
  ]
    .filter(({ words }) => words > 0)
    .map((line) => ({ ...line, cents: priceWords(line.words, rate) ?? 0 }));
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const isWhole = words === wordCount && cents === decimalToCents(total);
  return isWhole && lines.length > 1 ? lines : [];
}
