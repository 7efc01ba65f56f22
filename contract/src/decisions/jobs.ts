import { isQueued } from '../mail/mail.ts';
import type { QuoteSubmission } from '../quote/quote.ts';
import { isUnderWay } from '../scan/scan-reading.ts';

/** What the server does for a submission after it has answered. */
export type JobKind = 'count' | 'read-scan' | 'delete-file' | 'mail';

type JobFields = Pick<
  QuoteSubmission,
  'filePath' | 'wordCountBasis' | 'reading' | 'fileDeletionDueAt' | 'mails'
>;

/** The jobs that a record stands for; each has its own time: `fileDeletionDueAt`, a mail's `dueAt`. */
export function jobsOf(quote: JobFields): readonly JobKind[] {
  return [
    ...jobsOfDocument(quote),
    ...(quote.mails?.some(isQueued) === true ? (['mail'] as const) : []),
  ];
}

function jobsOfDocument(quote: JobFields): readonly JobKind[] {
  if (quote.filePath === undefined) return [];
  return [
    ...(quote.wordCountBasis === 'counting' ? (['count'] as const) : []),
    ...(isUnderWay(quote.reading) ? (['read-scan'] as const) : []),
    ...(quote.fileDeletionDueAt !== undefined ? (['delete-file'] as const) : []),
  ];
}
