import { decideWordCount } from '../counting/word-count.ts';
import { centsToDecimal } from '../money/money.ts';
import { estimateCents } from '../money/pricing.ts';
import type { QuoteSubmission } from '../quote/quote.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from './decision.ts';

/**
 * From then on the submission is being counted, also after a crash. What was counted before stays in the
 * record: it is what the submission falls back on when its document is deleted meanwhile.
 */
export function decideCountRequest<Quote extends Decidable>(quote: Quote): Decision<Quote, 'gone'> {
  if (quote.filePath === undefined) return { kind: 'refused', reason: 'gone', quote };
  if (quote.wordCountBasis === 'counting') return { kind: 'unchanged', quote };
  return changeAside(quote, { wordCountBasis: 'counting' });
}

/**
 * A count has ended. One that nobody waits for changes nothing: the document was deleted, or
 * the same count was recorded before. When the submission was last touched stays: nobody has touched it.
 * @param measurement undefined when it could not be counted: what was known before stands.
 * @param at in ms since the epoch.
 */
export function decideCount<Quote extends Decidable>(
  quote: Quote,
  { measurement }: { readonly measurement: QuoteSubmission['measurement'] | undefined },
  at: number,
): Decision<Quote> {
  if (quote.filePath === undefined || quote.wordCountBasis !== 'counting') {
    return { kind: 'unchanged', quote };
  }
  const count = priceCount(quote, measurement === undefined ? quote.measurement : measurement);
  const { measurement: _inTheRecord, ...said } = count;
  const entry = { status: quote.status, at: toDateTime(at), count: said };
  return changeAside(quote, { ...count, history: [...quote.history, entry] });
}

type Counted = Pick<
  QuoteSubmission,
  'serviceType' | 'deliveryTimeline' | 'include' | 'estimatedWordCount'
>;

/** The count that stands for a document, and what it costs. @param measurement `null` without one. */
export function priceCount(quote: Counted, measurement: QuoteSubmission['measurement']) {
  const counted = decideWordCount(quote.estimatedWordCount, measurement, quote.include);
  const cents = estimateCents({ ...quote, wordCount: counted.wordCount });
  return { ...counted, measurement, estimatedCost: centsToDecimal(cents) };
}
