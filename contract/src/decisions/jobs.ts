import type { QuoteSubmission } from '../quote/quote.ts';
import { isUnderWay } from '../scan/scan-reading.ts';

/** What the server does for a submission after it has answered. */
export type JobKind = 'count' | 'read-scan' | 'delete-file';

type JobFields = Pick<
  QuoteSubmission,
  'filePath' | 'wordCountBasis' | 'reading' | 'fileDeletionDueAt'
>;

/** The jobs that a record stands for; `delete-file` is due at its `fileDeletionDueAt`. */
export function jobsOf(quote: JobFields): readonly JobKind[] {
  if (quote.filePath === undefined) return [];
  return [
    ...(quote.wordCountBasis === 'counting' ? (['count'] as const) : []),
    ...(isUnderWay(quote.reading) ? (['read-scan'] as const) : []),
    ...(quote.fileDeletionDueAt !== undefined ? (['delete-file'] as const) : []),
  ];
}
