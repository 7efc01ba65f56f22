import { type FileClock, fileClock } from '@yiqiao/contract/files/file-clock';
import { findUnanswered, isOver } from '@yiqiao/contract/life/life-state';
import { type OrderLife, orderLife } from '@yiqiao/contract/life/order-life';
import type { Message } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../texts/texts.ts';
import { clientDeadlineOf, deadlineToMeet } from './client-deadline.ts';
import { deadlineHere } from './deadline-words.ts';
import { fileNotice } from './file-text.ts';
import { formatMoment, formatSpan } from './format-time.ts';
import { orderClock } from './order-clock.ts';
import { unpaidNotice } from './unpaid-clock.ts';
import { type QuoteClock, urgencyOf } from './urgency.ts';

/** The one clock to show for a submission: what its order waits for, its deadline, or the deletion of its file. */
export function quoteClock(quote: QuoteSubmission, now: number): QuoteClock | null {
  const file = fileClock(quote, now);
  const life = orderLife(quote, now);
  // An order that is counted as overdue must be shown as overdue.
  if (isAbandoned(file) && !life.isLate) return fileOf(file);
  return (
    orderClock(life, now) ??
    revisionOf(quote, life, now) ??
    deadlineOf(quote, life, now) ??
    unpaidNotice(life.unpaid, now) ??
    fileOf(file)
  );
}

/**
 * As `quoteClock`, for a row of the list: a client's unanswered message on a closed order is quoted, and without a
 * clock the row shows when the submission was received.
 */
export function rowClock(quote: QuoteSubmission, now: number): QuoteClock {
  const clock =
    quoteClock(quote, now) ?? calm(texts().clocks.submitted(formatMoment(quote.createdAt, now)));
  const message = findLateMessage(quote);
  // Lateness, and mail that did not arrive, come first.
  if (message === null || clock.urgency === 'urgent' || clock.urgency === 'overdue') return clock;
  return { ...clock, text: texts().list.said(message.text) };
}

/** A client's unanswered message on an order that is over. */
export function findLateMessage(quote: QuoteSubmission): Message | null {
  return isOver(quote) ? findUnanswered(quote) : null;
}

function calm(text: string): QuoteClock {
  return { text, urgency: 'calm', dueAt: null };
}

/** A requested revision that the client has an answer to: still to be delivered, with no promised date. */
function revisionOf(
  { deliveries }: QuoteSubmission,
  { state }: OrderLife,
  now: number,
): QuoteClock | null {
  const revision = deliveries?.at(-1)?.revision;
  if (state !== 'accepted' || revision === undefined) return null;
  const text = texts().delivery.revision.asked(formatMoment(revision.at, now));
  return { text, urgency: 'firm', dueAt: null };
}

function deadlineOf(quote: QuoteSubmission, life: OrderLife, now: number): QuoteClock | null {
  if (life.state !== 'in-progress') return null;
  const here = deadlineHere(clientDeadlineOf(quote), now);
  if (here === null) return null;
  const deadline = deadlineToMeet(quote, life);
  if (deadline === null) return calm(texts().clocks.deadline(here));
  const leftMs = deadline.at - now;
  const { deadlinePassed, deadline: due } = texts().clocks;
  const text = leftMs < 0 ? deadlinePassed(formatSpan(-leftMs)) : due(here);
  return { text, urgency: urgencyOf(leftMs), dueAt: deadline.at };
}

function fileOf(file: FileClock): QuoteClock | null {
  const text = fileNotice(file);
  if (text === null) return null;
  return { text, urgency: isAbandoned(file) ? 'soon' : 'calm', dueAt: null };
}

function isAbandoned(file: FileClock): boolean {
  return file.kind === 'to-be-deleted' && file.cause === 'abandoned';
}
