import type { QuoteSubmission } from '../record/quote.ts';
import { type FileDeletionCause, fileDeletionCauseOf, isAnnounced } from './file-deletion.ts';

/** What becomes of an uploaded file. */
export type FileClock =
  | { readonly kind: 'kept' }
  | {
      readonly kind: 'counting';
      readonly cause: FileDeletionCause;
      readonly leftMs: number;
      readonly dueAt: number;
    }
  | { readonly kind: 'deleted'; readonly at: string; readonly cause: FileDeletionCause }
  /** There is no file, and no record of when it was deleted. */
  | { readonly kind: 'gone' };

type FileFields = Pick<
  QuoteSubmission,
  'status' | 'filePath' | 'fileDeletionDueAt' | 'fileDeletedAt' | 'fileDeletionCause'
>;

/** What the console shows about a submission's file at `now` (ms since the epoch, server time). */
export function fileClock(quote: FileFields, now: number): FileClock {
  const cause = fileDeletionCauseOf(quote);
  if (quote.fileDeletedAt !== undefined) return { kind: 'deleted', at: quote.fileDeletedAt, cause };
  if (quote.filePath === undefined) return { kind: 'gone' };
  if (quote.fileDeletionDueAt === undefined) return { kind: 'kept' };
  const dueAt = Date.parse(quote.fileDeletionDueAt);
  if (cause === 'abandoned' && !isAnnounced(dueAt, now)) return { kind: 'kept' };
  return { kind: 'counting', cause, leftMs: Math.max(0, dueAt - now), dueAt };
}
