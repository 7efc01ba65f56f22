import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { hasCounts, notCountedYet, priceCount } from '../../record/price-count.ts';
import type { QuoteSubmission } from '../../record/quote.ts';

/**
 * From then on the submission is being counted, also after a crash. What was counted before stays in the
 * record: it is what the submission falls back on when its document is deleted meanwhile.
 */
export function decideCountRequest<Quote extends Decidable>(quote: Quote): Decision<Quote, 'gone'> {
  if (quote.filePath === undefined) return { kind: 'refused', reason: 'gone', quote };
  if (quote.wordCountBasis === 'counting') return { kind: 'unchanged', quote };
  const { wordCount, estimatedCost } = hasCounts(quote) ? quote : notCountedYet;
  return changeAside(quote, { wordCountBasis: 'counting', wordCount, estimatedCost });
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
  const history = [...quote.history, entry];
  return changeAside(quote, { ...count, countedFor: undefined, history });
}
