import { mailFault } from '@yiqiao/contract/life/failed-mail';
import type { Due } from '@yiqiao/contract/life/order-dues';
import type { OrderLife } from '@yiqiao/contract/life/order-life';
import { isSameDay } from 'date-fns';
import { texts } from '../texts/texts.ts';
import { formatMoment, formatSpan } from './format-time.ts';
import { type QuoteClock, type Urgency, urgencyOf } from './urgency.ts';

/** The clock of what the office or the client owes the other; `null` if neither owes anything. */
export function orderClock(
  { state, due, failedMail }: Pick<OrderLife, 'state' | 'due' | 'failedMail'>,
  now: number,
): QuoteClock | null {
  const { clock } = texts().order;
  // What did not arrive is in words of its own; it was due as soon as it failed.
  if (due?.what === 'mail' && failedMail !== null) {
    return { text: clock.mail[mailFault(failedMail)], urgency: 'urgent', dueAt: due.at };
  }
  if (due !== null && due.by !== 'server') return dueClock(due, now);
  if (state === 'question') return { text: clock.question, urgency: 'calm', dueAt: null };
  if (state === 'expired') return { text: clock.expired, urgency: 'soon', dueAt: null };
  if (state === 'declined') return { text: clock.declined, urgency: 'soon', dueAt: null };
  return null;
}

function dueClock({ what, by, at }: Due, now: number): QuoteClock {
  const usual = urgencyOf(at - now);
  // Staff cannot speed up the client.
  const ofClient: Urgency = usual === 'calm' ? 'calm' : 'soon';
  const ofOffice = what === 'delivery' ? deliveryUrgency(at, now) : usual;
  return {
    text: dueText(what, at, now),
    urgency: by === 'office' ? ofOffice : ofClient,
    dueAt: at,
  };
}

/**
 * A promised delivery is more than a usual deadline: it stands out from the start, and more so on the
 * day.
 */
function deliveryUrgency(at: number, now: number): Urgency {
  if (at < now) return 'overdue';
  return isSameDay(at, now) ? 'urgent' : 'firm';
}

function dueText(what: Due['what'], at: number, now: number): string {
  const { clocks, order } = texts();
  const { clock } = order;
  const isLate = at < now;
  const span = formatSpan(Math.abs(at - now));
  switch (what) {
    case 'reply':
      return isLate ? clocks.replyOverdue(span) : clocks.replyDueIn(span);
    case 'answer':
    case 'file':
      return isLate ? clock.answerOverdue(span) : clock.answerDueIn(span);
    case 'revision':
      return isLate ? clock.revisionOverdue(span) : clock.revisionDueIn(span);
    case 'mail':
      return clock.mail.refused;
    case 'decision':
      return urgencyOf(at - now) === 'calm' ? clock.decision(span) : clock.decisionSoon(span);
    case 'delivery':
      return isLate ? clock.deliveryOverdue(span) : clock.delivery(formatMoment(at, now));
    case 'confirmation':
      return clock.confirmation(formatMoment(at, now));
    case 'wish':
      return isLate ? clock.wishOverdue(span) : clock.wishDueBy(formatMoment(at, now));
    case 'deletion':
      return clocks.file.leaves(span);
  }
}
