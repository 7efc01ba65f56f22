import { afterCount } from '@yiqiao/contract/quote/revision';
import type { CountRequestOutcome, FinishedCount, StoredQuote } from '../quote-store.ts';
import { withinHistory } from './decide-changes.ts';
import type { QuoteDraft } from './quote-draft.ts';

/**
 * From then on the submission is being counted, also after a crash. What was counted before stays in the
 * record: it is what the submission falls back on when its document is deleted meanwhile.
 */
export function decideCountRequest(draft: QuoteDraft, id: string): CountRequestOutcome {
  const quote = draft.get(id);
  if (quote === undefined) return { kind: 'not-found' };
  if (quote.filePath === undefined) return { kind: 'gone' };
  if (quote.wordCountBasis === 'counting') return { kind: 'counting', quote };
  const counting = { ...quote, ...afterCount(quote), wordCountBasis: 'counting' };
  draft.put(counting);
  return { kind: 'counting', quote: counting };
}

/**
 * A count that nobody waits for any more changes nothing: the document was deleted, or the same count
 * was recorded before. When the submission was last touched stays: nobody has touched it.
 */
export function decideCount(
  draft: QuoteDraft,
  id: string,
  { at, ...count }: FinishedCount,
): StoredQuote | undefined {
  const quote = draft.get(id);
  if (quote?.filePath === undefined || quote.wordCountBasis !== 'counting') return quote;
  const { wordCount, wordCountBasis, estimatedCost } = count;
  const entry = { status: quote.status, at, count: { wordCount, wordCountBasis, estimatedCost } };
  const counted = withinHistory({
    ...quote,
    ...count,
    ...afterCount(quote),
    history: [...quote.history, entry],
  });
  draft.put(counted);
  return counted;
}
