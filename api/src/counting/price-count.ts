import { decideWordCount } from '@yiqiao/contract/counting/word-count';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import type { StoredQuote } from '../engine/embedded/quote-store.ts';

type Priced = Pick<StoredQuote, 'wordCount' | 'wordCountBasis' | 'measurement' | 'estimatedCost'>;

interface Counted extends Pick<StoredQuote, 'serviceType' | 'deliveryTimeline' | 'include'> {
  readonly estimatedWordCount: number;
}

/** The count that stands for a document, and what it costs. @param measurement `null` without one. */
export function priceCount(quote: Counted, measurement: StoredQuote['measurement']): Priced {
  const counted = decideWordCount(quote.estimatedWordCount, measurement, quote.include);
  const cents = estimateCents({ ...quote, wordCount: counted.wordCount });
  return { ...counted, measurement, estimatedCost: centsToDecimal(cents) };
}
