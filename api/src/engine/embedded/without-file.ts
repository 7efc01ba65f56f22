import { basisOf, decideWordCount } from '@yiqiao/contract/counting/word-count';
import type { FileDeletionCause } from '@yiqiao/contract/quote/file-deletion';
import type { StoredQuote } from './quote-store.ts';

/**
 * A submission whose document is gone: what is left says when and why. What was being counted is not
 * counted any more: the count from before stands.
 */
export function withoutFile(
  quote: StoredQuote,
  { at, cause }: { readonly at: string; readonly cause: FileDeletionCause },
): StoredQuote {
  const { filePath: _gone, fileDeletionDueAt: _done, ...rest } = quote;
  return {
    ...rest,
    ...(basisOf(quote) === 'counting' && { wordCountBasis: formerBasis(quote) }),
    fileDeletedAt: at,
    fileDeletionCause: cause,
    revision: quote.revision + 1,
    updatedAt: at,
  };
}

function formerBasis({ estimatedWordCount, measurement, include }: StoredQuote): string {
  return decideWordCount(estimatedWordCount, measurement, include).wordCountBasis;
}
