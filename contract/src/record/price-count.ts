import { basisOf, decideWordCount, isCounted, type WordCount } from '../counting/word-count.ts';
import { estimateWordsFromSize } from '../counting/word-estimate.ts';
import { centsToDecimal } from '../money/money.ts';
import { ratesOf } from '../money/prices.ts';
import { estimateCents } from '../money/pricing.ts';
import type { Decidable } from './decision.ts';
import type { QuoteSubmission } from './quote.ts';
import type { Source } from './source.ts';

type Counted = Pick<
  QuoteSubmission,
  'serviceType' | 'deliveryTimeline' | 'include' | 'estimatedWordCount' | 'recognized' | 'rates'
>;

/** A count that staff adopted from recognition remains valid where a program did not count the whole document. */
export function countOf(
  quote: Pick<Counted, 'include' | 'estimatedWordCount' | 'recognized'>,
  measurement: QuoteSubmission['measurement'],
): WordCount {
  const counted = decideWordCount(quote.estimatedWordCount, measurement, quote.include);
  if (quote.recognized === undefined || counted.wordCountBasis === 'measured') return counted;
  return { wordCount: quote.recognized.words, wordCountBasis: 'recognized' };
}

/** The count of a document, and its price at the rates under which it was asked. @param measurement `null` where there is none. */
export function priceCount(quote: Counted, measurement: QuoteSubmission['measurement']) {
  const counted = countOf(quote, measurement);
  const cents = isCounted(counted.wordCountBasis)
    ? estimateCents({ ...quote, wordCount: counted.wordCount }, ratesOf(quote))
    : 0;
  return { ...counted, measurement, estimatedCost: centsToDecimal(cents) };
}

/**
 * The count of an added document, by what the order includes. It has no price before the office quotes it.
 * @param measurement `null` where there is none.
 */
export function countOfSource(
  { include }: Pick<Counted, 'include'>,
  { fileSize }: Pick<Source, 'fileSize'>,
  measurement: Source['measurement'],
) {
  const counted = decideWordCount(estimateWordsFromSize(fileSize), measurement, include);
  if (measurement === null) return { ...counted, measurement };
  const { documents: _listed, ...kept } = measurement;
  return { ...counted, measurement: kept };
}

/** The fields of a document whose first count is in progress. */
export const notCountedYet = {
  wordCount: 0,
  wordCountBasis: 'counting',
  measurement: null,
  estimatedCost: '0.00',
} as const satisfies Partial<QuoteSubmission>;

/**
 * Corrects a record of an earlier release, which estimated words from a file's size and priced them. Counted words
 * keep their price.
 */
export function withoutGuessedSum<Quote extends Decidable>(quote: Quote): Quote {
  const basis = basisOf(quote);
  if (isCounted(basis) || (basis === 'counting' && hasCounts(quote))) return quote;
  const wordCount = basis === 'estimated' ? quote.wordCount : 0;
  return { ...quote, wordCount, wordCountBasis: basis, estimatedCost: '0.00' };
}

/** Whether anything was ever counted in the document. */
export function hasCounts({ measurement, recognized }: Decidable): boolean {
  return (
    recognized !== undefined || (measurement !== null && measurement.exactness !== 'uncountable')
  );
}
