import { type FileClock, fileClock } from '@yiqiao/contract/quote/file-clock';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { texts } from '../texts/texts.ts';
import { clientDeadlineOf } from './client-deadline.ts';
import { deadlineHere } from './deadline-words.ts';
import { fileNotice } from './file-text.ts';
import { formatMoment, formatSpan } from './format-time.ts';
import { orderClock } from './order-clock.ts';
import { type QuoteClock, urgencyOf } from './urgency.ts';

/**
 * The one clock to show for a submission: what its order waits for, its deadline, or the deletion of its
 * file.
 */
export function quoteClock(quote: QuoteSubmission, now: number): QuoteClock | null {
  const file = fileClock(quote, now);
  // The reply to an abandoned request has been overdue for weeks.
  if (isAbandoned(file)) return fileOf(file);
  return orderClock(quote, now) ?? deadlineOf(quote, now) ?? fileOf(file);
}

/** As `quoteClock`, for a row; where there is no clock it says when the submission came in. */
export function rowClock(quote: QuoteSubmission, now: number): QuoteClock {
  return (
    quoteClock(quote, now) ?? calm(texts().clocks.submitted(formatMoment(quote.createdAt, now)))
  );
}

function calm(text: string): QuoteClock {
  return { text, urgency: 'calm', dueAt: null };
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
