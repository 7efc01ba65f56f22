import { type Due, orderLife } from '@yiqiao/contract/order/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { texts } from '../texts/texts.ts';
import { formatMoment, formatSpan } from './format-time.ts';
import type { QuoteClock } from './quote-clock.ts';
import { type Urgency, urgencyOf } from './urgency.ts';

/** Whether anything was said or offered: until then only the promise to reply counts. */
export function hasOrder({ offers, messages, deliveries }: QuoteSubmission): boolean {
  return [offers, messages, deliveries].some((list) => list !== undefined && list.length > 0);
}

/** The clock of what office or client owe each other; `null` where nobody owes anything. */
export function orderClock(quote: QuoteSubmission, now: number): QuoteClock | null {
  const { clock } = texts().order;
  const { state, due } = orderLife(quote, now);
  if (due !== null && due.by !== 'server') return dueClock(due, now);
  if (state === 'question') return { text: clock.question, urgency: 'calm', dueAt: null };
  if (state === 'expired') return { text: clock.expired, urgency: 'soon', dueAt: null };
  if (state === 'declined') return { text: clock.declined, urgency: 'soon', dueAt: null };
  return null;
}

function dueClock({ what, by, at }: Due, now: number): QuoteClock {
  const leftMs = at - now;
  const ofOffice = urgencyOf(leftMs);
  // Nobody here can hurry the client.
  const ofClient: Urgency = ofOffice === 'calm' ? 'calm' : 'soon';
  return {
    text: dueText(what, at, now),
    urgency: by === 'office' ? ofOffice : ofClient,
    dueAt: at,
  };
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
      return isLate ? clock.answerOverdue(span) : clock.answerDueIn(span);
    case 'decision':
      return urgencyOf(at - now) === 'calm' ? clock.decision(span) : clock.decisionSoon(span);
    case 'delivery':
      return isLate ? clock.deliveryOverdue(span) : clock.delivery(formatMoment(at, now));
    case 'confirmation':
      return clock.confirmation(formatMoment(at, now));
    case 'deletion':
      return clocks.file.leaves(span);
  }
}
