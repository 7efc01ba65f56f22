import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { offeredParts, readInclude } from '@yiqiao/contract/counting/counted-in';
import type { OutsidePart } from '@yiqiao/contract/counting/outside-parts';
import type { Cents } from '@yiqiao/contract/money/money';
import { parseFixedPrice, parsePricePerWord, priceWords } from '@yiqiao/contract/money/offer-price';
import type { Offer } from '@yiqiao/contract/record/order';

export interface OfferRow {
  readonly part: 'main' | OutsidePart;
  readonly words: number;
  readonly cents: Cents;
}

/**
 * What the words of an offer consist of. Empty unless the rows come to what the offer says, in words and
 * in money: the total is what holds.
 */
export function listOfferRows(request: ClientRequest, offer: Offer): readonly OfferRow[] {
  const { measurement = null, include } = request;
  const rate = parsePricePerWord(offer.pricePerWord ?? '');
  if (measurement === null || measurement.exactness === 'uncountable' || rate === null) return [];
  const included = readInclude(include);
  const counts = [
    { part: 'main' as const, words: measurement.counts.words },
    ...offeredParts
      .filter((part) => included.includes(part))
      .map((part) => ({ part, words: measurement.outside[part]?.words ?? 0 })),
  ].filter(({ words }) => words > 0);
  const rows = counts.map((row) => ({ ...row, cents: priceWords(row.words, rate) ?? 0 }));
  const words = rows.reduce((sum, row) => sum + row.words, 0);
  const cents = rows.reduce((sum, row) => sum + row.cents, 0);
  const isWhole = words === offer.wordCount && cents === centsOf(offer);
  return isWhole && rows.length > 1 ? rows : [];
}

/** The total of an offer. */
export function centsOf({ total }: Pick<Offer, 'total'>): Cents {
  return parseFixedPrice(total) ?? 0;
}
