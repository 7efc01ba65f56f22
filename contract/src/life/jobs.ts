import { hasFiles, removedKeysOf } from '../files/order-files.ts';
import { isQueued } from '../record/mail.ts';
import { isAwaited } from '../record/payment.ts';
import type { QuoteSubmission } from '../record/quote.ts';
import { isUnderWay } from '../record/scan-reading.ts';
import { isOpen } from '../record/stored-notice.ts';
import type { StoredQuote } from '../record/stored-quote.ts';
import { confirmationDueAt } from './awaited-delivery.ts';
import { findPayBacks, type PayBackFields } from './pay-back.ts';

/** What the server does for a submission after it has answered. */
export type JobKind =
  | 'count'
  | 'read-scan'
  | 'delete-file'
  | 'complete'
  | 'mail'
  | 'tell'
  | 'payment'
  | 'pay-back';

type JobFields = Pick<
  QuoteSubmission,
  | 'status'
  | 'history'
  | 'filePath'
  | 'wordCountBasis'
  | 'reading'
  | 'fileDeletionDueAt'
  | 'sources'
  | 'deliverables'
  | 'deliveries'
  | 'invoices'
  | 'jobs'
  | 'mails'
  | keyof PayBackFields
> &
  Pick<StoredQuote, 'notices'>;

/**
 * The jobs that follow from a record. When each is due: `fileDeletionDueAt`, `confirmationDueAt`, a mail's `dueAt`.
 */
export function jobsOf(quote: JobFields): readonly JobKind[] {
  return [
    ...jobsOfDocument(quote),
    ...(isDeletionPlanned(quote) ? (['delete-file'] as const) : []),
    ...(confirmationDueAt(quote) !== null ? (['complete'] as const) : []),
    ...(quote.mails?.some(isQueued) === true ? (['mail'] as const) : []),
    ...(quote.notices?.some(isOpen) === true ? (['tell'] as const) : []),
    ...(quote.payments?.some(isAwaited) === true ? (['payment'] as const) : []),
    ...(findPayBacks(quote).length > 0 ? (['pay-back'] as const) : []),
  ];
}

function jobsOfDocument(quote: JobFields): readonly JobKind[] {
  const { filePath, sources = [] } = quote;
  const isRead = filePath !== undefined && isUnderWay(quote.reading);
  return [
    ...([quote, ...sources].some(isBeingCounted) ? (['count'] as const) : []),
    ...(isRead ? (['read-scan'] as const) : []),
  ];
}

/** Whether a document is there and its count is pending. */
export function isBeingCounted({
  filePath,
  wordCountBasis,
}: Pick<JobFields, 'filePath' | 'wordCountBasis'>): boolean {
  return filePath !== undefined && wordCountBasis === 'counting';
}

function isDeletionPlanned(quote: JobFields): boolean {
  const isDue = quote.fileDeletionDueAt !== undefined && hasFiles(quote);
  return isDue || removedKeysOf(quote).length > 0;
}
