import { isBeingCounted } from '../../life/jobs.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { countOfSource, hasCounts, notCountedYet, priceCount } from '../../record/price-count.ts';
import type { QuoteSubmission } from '../../record/quote.ts';
import type { Source } from '../../record/source.ts';

/**
 * Marks the submission as being counted; this survives a crash. The previous count stays in the record, as a
 * fallback in case the document is deleted in the meantime.
 */
export function decideCountRequest<Quote extends Decidable>(quote: Quote): Decision<Quote, 'gone'> {
  if (quote.filePath === undefined) return { kind: 'refused', reason: 'gone', quote };
  if (quote.wordCountBasis === 'counting') return { kind: 'unchanged', quote };
  const { wordCount, estimatedCost } = hasCounts(quote) ? quote : notCountedYet;
  return changeAside(quote, { wordCountBasis: 'counting', wordCount, estimatedCost });
}

/**
 * Records a finished count. Does nothing if no count was pending: the document was deleted, or the result was
 * recorded before. Leaves `updatedAt` as it was, since no person did anything.
 * @param measurement undefined when counting failed: the previous count remains valid.
 * @param at in ms since the epoch.
 */
export function decideCount<Quote extends Decidable>(
  quote: Quote,
  { measurement }: { readonly measurement: QuoteSubmission['measurement'] | undefined },
  at: number,
): Decision<Quote> {
  if (!isBeingCounted(quote)) return { kind: 'unchanged', quote };
  const count = priceCount(quote, measurement === undefined ? quote.measurement : measurement);
  // The record keeps the whole measurement once, and not again in each entry of its history.
  const { measurement: _omitted, ...summary } = count;
  const entry = { status: quote.status, at: toDateTime(at), count: summary };
  const history = [...quote.history, entry];
  return changeAside(quote, { ...count, countedFor: undefined, history });
}

/** The same for an added document, which no earlier count falls back to. */
export function decideSourceCount<Quote extends Decidable>(
  quote: Quote,
  {
    sourceId,
    measurement = null,
  }: { readonly sourceId: string; readonly measurement: Source['measurement'] | undefined },
): Decision<Quote> {
  const { sources = [] } = quote;
  const found = sources.find(({ id }) => id === sourceId);
  if (found === undefined || !isBeingCounted(found)) return { kind: 'unchanged', quote };
  const counted = { ...found, ...countOfSource(quote, found, measurement) };
  return changeAside(quote, {
    sources: sources.map((source) => (source === found ? counted : source)),
  });
}
