import type { QuoteSubmission } from '../record/quote.ts';

/**
 * Whether an offer of that many words has to say why: the client knows another count. Where nothing was
 * counted there is none to differ from.
 */
export function needsReason(quote: Pick<QuoteSubmission, 'wordCount'>, wordCount: number): boolean {
  return quote.wordCount > 0 && wordCount !== quote.wordCount;
}
