import { keptFor } from '../keeping/kept-for.ts';
import { completedAt } from '../record/ended-at.ts';
import type { QuoteSubmission } from '../record/quote.ts';
import { statusRules } from '../record/status.ts';
import { hasFiles } from './order-files.ts';

/** Why a document was deleted, as the record keeps it. A newer server may know more causes. */
export const fileDeletionCauses = ['completed', 'abandoned', 'by-hand'] as const;

export type FileDeletionCause = (typeof fileDeletionCauses)[number];

/** How long documents are kept; "off" keeps them until they are deleted by hand. */
export interface FileDeletionRules {
  /** Hours after completion. */
  readonly retentionHours: number | 'off';
  /** Days without activity in a submission that is not being worked on. */
  readonly abandonedDays: number | 'off';
}

/** Nothing is deleted automatically. Also used for predictions, which leave dates to the server. */
export const keepAll: FileDeletionRules = { retentionHours: 'off', abandonedDays: 'off' };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const noticeMs = keptFor.noticeDays * dayMs;

/** Whether a document in this status is deleted once its submission has been inactive for long enough. */
export function isAbandonable(status: string): boolean {
  return statusRules(status).deletion === 'abandoned';
}

/**
 * When the document of a submission that was last changed at `touchedAt` is to be deleted, both in ms
 * since the epoch; `null` when it is kept.
 */
export function fileDeletionDueAt(
  status: string,
  touchedAt: number,
  rules: FileDeletionRules,
): number | null {
  const { retentionHours, abandonedDays } = rules;
  const { deletion } = statusRules(status);
  if (deletion === 'completed' && retentionHours !== 'off')
    return touchedAt + retentionHours * hourMs;
  if (deletion === 'abandoned' && abandonedDays !== 'off') return touchedAt + abandonedDays * dayMs;
  return null;
}

type RequestedFile = Pick<
  QuoteSubmission,
  | 'filePath'
  | 'deliverables'
  | 'deliveries'
  | 'jobs'
  | 'fileDeletionCause'
  | 'fileDeletionRequestedAt'
>;

/** Whether a person has asked for a deletion that is not done yet. */
export function isDeletionRequested(quote: RequestedFile): boolean {
  const { filePath, fileDeletionCause, fileDeletionRequestedAt } = quote;
  if (fileDeletionRequestedAt !== undefined) return hasFiles(quote);
  // Older records have only the cause.
  return filePath !== undefined && fileDeletionCause === 'by-hand';
}

/** Whether to keep the date in a record: a person asked for it, or the rules still call for a deletion. */
export function isFileDeletionPromised(
  file: RequestedFile & Pick<QuoteSubmission, 'status'>,
  rules: FileDeletionRules,
): boolean {
  return isDeletionRequested(file) || fileDeletionDueAt(file.status, 0, rules) !== null;
}

type PlannedFile = Pick<QuoteSubmission, 'status' | 'history' | 'updatedAt' | 'fileDeletionDueAt'>;

/**
 * When a document is to be deleted according to a server that starts at `now` with these rules, or has been given them
 * then, both in ms since the epoch; `null` when they keep it, whatever was planned under earlier rules. What was
 * planned for a completed one is told to its client, and never put off.
 */
export function fileDeletionDueAtStart(
  file: PlannedFile,
  now: number,
  rules: FileDeletionRules,
): number | null {
  return isAbandonable(file.status)
    ? abandonedDueAtStart(file, now, rules)
    : completedDueAtStart(file, now, rules);
}

/** The earlier of what is planned and completion with the time in effect. */
function completedDueAtStart(
  file: PlannedFile,
  now: number,
  rules: FileDeletionRules,
): number | null {
  const { status, fileDeletionDueAt: plan } = file;
  const wholeTimeEnd = fileDeletionDueAt(status, now, rules);
  if (wholeTimeEnd === null) return null;
  const planned = plan === undefined ? null : Date.parse(plan);
  const completed = completedAt(file);
  if (completed === null) return planned ?? wholeTimeEnd;
  const timeEnd = Date.parse(completed) + wholeTimeEnd - now;
  const promisedEnd = Date.parse(completed) + keptFor.promisedHours * hourMs;
  // Earlier rules have kept it: where its time is over, it gets the whole of it, once.
  if (planned === null) return timeEnd >= now ? timeEnd : Math.max(wholeTimeEnd, promisedEnd);
  return planned < promisedEnd ? Math.min(planned, timeEnd) : planned;
}

/**
 * Never before staff have had full notice. A deletion that became due while no server was running, or that a
 * restored store brings back, is announced again first.
 */
function abandonedDueAtStart(
  { status, updatedAt, fileDeletionDueAt: planned }: PlannedFile,
  now: number,
  rules: FileDeletionRules,
): number | null {
  const due = fileDeletionDueAt(status, Date.parse(updatedAt), rules);
  if (due === null) return null;
  const withFullNotice = Math.max(due, now + noticeMs);
  if (planned === undefined) return withFullNotice;
  const plannedAt = Date.parse(planned);
  const isBeingAnnounced = plannedAt > now && isAnnounced(plannedAt, now);
  return isBeingAnnounced && plannedAt >= due ? plannedAt : withFullNotice;
}

/** Whether the deletion of an abandoned document is near enough to notify staff. Both in ms since the epoch. */
export function isAnnounced(dueAt: number, now: number): boolean {
  return dueAt - now <= noticeMs;
}

/** The cause of the planned deletion. */
export function dueDeletionCauseOf(
  quote: RequestedFile & Pick<QuoteSubmission, 'status'>,
): FileDeletionCause {
  if (isDeletionRequested(quote)) return 'by-hand';
  return isAbandonable(quote.status) ? 'abandoned' : 'completed';
}

/** The recorded cause of the source document's deletion, or the one that applies by the submission's status. */
export function fileDeletionCauseOf({
  status,
  fileDeletedAt,
  fileDeletionCause,
}: Pick<QuoteSubmission, 'status' | 'fileDeletedAt' | 'fileDeletionCause'>): FileDeletionCause {
  if (fileDeletionCause === 'by-hand' || fileDeletionCause === 'abandoned') {
    return fileDeletionCause;
  }
  // Before causes were recorded, completion was the only one.
  if (fileDeletedAt !== undefined) return 'completed';
  return isAbandonable(status) ? 'abandoned' : 'completed';
}
