import type { FileDeletionCause } from '@yiqiao/contract/file-deletion';
import type { StoredQuote } from './quote-store.ts';

/** A submission whose document is gone: what is left says when and why. */
export function withoutFile(
  quote: StoredQuote,
  { at, cause }: { readonly at: string; readonly cause: FileDeletionCause },
): StoredQuote {
  const { filePath: _gone, fileDeletionDueAt: _done, ...rest } = quote;
  return {
    ...rest,
    fileDeletedAt: at,
    fileDeletionCause: cause,
    revision: quote.revision + 1,
    updatedAt: at,
  };
}
