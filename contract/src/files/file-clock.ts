import type { QuoteSubmission } from '../record/quote.ts';
import { type FileDeletionCause, fileDeletionCauseOf, isAnnounced } from './file-deletion.ts';

/** What becomes of an uploaded file. */
export type FileClock =
  /** No deletion is planned, or it is too far off to be announced. */
  | { readonly kind: 'kept' }
  | {
      readonly kind: 'to-be-deleted';
      readonly cause: FileDeletionCause;
      /** 0 once it is due. */
      readonly leftMs: number;
      /** In ms since the epoch. */
      readonly dueAt: number;
    }
  /** `at`: an ISO date and time. */
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
  return { kind: 'to-be-deleted', cause, leftMs: Math.max(0, dueAt - now), dueAt };
}
