import type { QuoteSubmission } from '../record/quote.ts';

/** Whether an offer for this number of words has to give a reason, because the client knows a different count. */
export function needsReason(quote: Pick<QuoteSubmission, 'wordCount'>, wordCount: number): boolean {
  return quote.wordCount > 0 && wordCount !== quote.wordCount;
}
