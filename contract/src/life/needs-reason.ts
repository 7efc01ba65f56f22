import type { QuoteSubmission } from '../record/quote.ts';
import type { Source } from '../record/source.ts';

/** The words that the client knows of: those of the request and of added documents. */
export function countDocuments(
  { wordCount }: Pick<QuoteSubmission, 'wordCount'>,
  sources: readonly Pick<Source, 'wordCount'>[],
): number {
  return sources.reduce((sum, source) => sum + source.wordCount, wordCount);
}

/** Whether an offer for this number of words has to give a reason, because the client knows a different count. */
export function needsReason(countedWords: number, wordCount: number): boolean {
  return countedWords > 0 && wordCount !== countedWords;
}
