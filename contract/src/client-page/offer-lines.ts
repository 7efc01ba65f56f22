import { offeredParts, readInclude } from '../counting/counted-in.ts';
import type { OutsidePart } from '../counting/outside-parts.ts';
import { type Cents, decimalToCents } from '../money/money.ts';
import { parsePricePerWord, priceWords } from '../money/offer-price.ts';
import type { Offer } from '../record/order.ts';
import type { ClientRequest } from './client-request.ts';

export interface OfferLine {
  /** Of the part, or of the added document. */
  readonly id: string;
  /** Of the document of the request; `source`: an added document. */
  readonly part: 'main' | OutsidePart | 'source';
  /** Of an added document. */
  readonly fileName?: string;
  readonly words: number;
  readonly cents: Cents;
}

/**
 * The parts of the document that an offer covers, and the documents that were added, each with its words and its
 * price. Empty unless there are several and they add up to the offer's own words and total, which are what counts.
 */
export function offerLines(
  request: Pick<ClientRequest, 'measurement' | 'include' | 'sources'>,
  offer: Pick<Offer, 'pricePerWord' | 'wordCount' | 'total' | 'sources'>,
): readonly OfferLine[] {
  const { pricePerWord = '', wordCount, total, sources: covered = [] } = offer;
  const rate = parsePricePerWord(pricePerWord);
  if (rate === null) return [];
  const lines = [
    ...linesOfDocument(request),
    ...request.sources
      .filter(({ id }) => covered.includes(id))
      .map(({ id, fileName, wordCount: words }) => ({
        id,
        part: 'source' as const,
        fileName,
        words,
      })),
  ]
    .filter(({ words }) => words > 0)
    .map((line) => ({ ...line, cents: priceWords(line.words, rate) ?? 0 }));
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const isWhole = words === wordCount && cents === decimalToCents(total);
  return isWhole && lines.length > 1 ? lines : [];
}

function linesOfDocument({
  measurement = null,
  include,
}: Pick<ClientRequest, 'measurement' | 'include'>): readonly Omit<OfferLine, 'cents'>[] {
  if (measurement === null || measurement.exactness === 'uncountable') return [];
  const included = readInclude(include);
  return [
    { id: 'main', part: 'main', words: measurement.counts.words },
    ...offeredParts
      .filter((part) => included.includes(part))
      .map((part) => ({ id: part, part, words: measurement.outside[part]?.words ?? 0 })),
  ];
}
