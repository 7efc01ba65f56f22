import type { QuoteSubmission } from '@yiqiao/contract/quote';

/** What becomes of an uploaded file, by the promise of the NDA. */
export type FileClock =
  | { readonly kind: 'kept' }
  | { readonly kind: 'counting'; readonly leftMs: number; readonly dueAt: number }
  | { readonly kind: 'deleted'; readonly at: string }
  /** There is no file and nobody knows since when. */
  | { readonly kind: 'gone' };

type FileFields = Pick<QuoteSubmission, 'filePath' | 'fileDeletionDueAt' | 'fileDeletedAt'>;

export function fileClock(quote: FileFields, now: number): FileClock {
  if (quote.fileDeletedAt !== undefined) return { kind: 'deleted', at: quote.fileDeletedAt };
  if (quote.filePath === undefined) return { kind: 'gone' };
  if (quote.fileDeletionDueAt === undefined) return { kind: 'kept' };
  const dueAt = Date.parse(quote.fileDeletionDueAt);
  return { kind: 'counting', leftMs: Math.max(0, dueAt - now), dueAt };
}
