import { type FileClock, fileClock } from '@yiqiao/contract/quote/file-clock';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { texts } from '../texts/texts.ts';
import { clientDeadlineOf } from './client-deadline.ts';
import { deadlineHere } from './deadline-words.ts';
import { fileNotice } from './file-text.ts';
import { formatMoment, formatSpan } from './format-time.ts';
import { hasOrder, orderClock } from './order-clock.ts';
import { replyClock } from './reply-clock.ts';
import { type Urgency, urgencyOf } from './urgency.ts';

export interface QuoteClock {
  readonly text: string;
  readonly urgency: Urgency;
  /** When it is due, in ms; `null` for what nobody has to do anything about. */
  readonly dueAt: number | null;
}

/** The clock that counts for a submission now: what is owed in its order, its deadline, or the end of its file. */
export function quoteClock(quote: QuoteSubmission, now: number): QuoteClock | null {
  const file = fileClock(quote, now);
  // An abandoned one has missed its reply long ago.
  if (isAbandoned(file)) return fileOf(file);
  if (hasOrder(quote)) return orderClock(quote, now) ?? deadlineOf(quote, now) ?? fileOf(file);
  return replyOf(quote, now) ?? deadlineOf(quote, now) ?? fileOf(file);
}

/** The same for a row, which says at least since when the submission has been here. */
export function rowClock(quote: QuoteSubmission, now: number): QuoteClock {
  return (
    quoteClock(quote, now) ?? calm(texts().clocks.submitted(formatMoment(quote.createdAt, now)))
  );
}

function calm(text: string): QuoteClock {
  return { text, urgency: 'calm', dueAt: null };
}

function replyOf(quote: QuoteSubmission, now: number): QuoteClock | null {
  const reply = replyClock(quote, now);
  if (reply === null) return null;
  const { leftMs, urgency, dueAt } = reply;
  const text =
    urgency === 'overdue'
      ? texts().clocks.replyOverdue(formatSpan(-leftMs))
      : texts().clocks.replyDueIn(formatSpan(leftMs));
  return { text, urgency, dueAt };
}

function deadlineOf(quote: QuoteSubmission, now: number): QuoteClock | null {
  if (quote.status !== 'in-progress') return null;
  const deadline = clientDeadlineOf(quote);
  const here = deadlineHere(deadline, now);
  if (here === null) return null;
  if (deadline.kind !== 'moment') return calm(texts().clocks.deadline(here));
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
  return file.kind === 'counting' && file.cause === 'abandoned';
}
