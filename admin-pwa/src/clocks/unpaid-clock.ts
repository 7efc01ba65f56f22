import type { Unpaid } from '@yiqiao/contract/life/order-money';
import { texts } from '../texts/texts.ts';
import { formatWeekday } from './format-time.ts';
import type { QuoteClock, Urgency } from './urgency.ts';

const dayMs = 24 * 3_600_000;
/** Until then nobody has to ask. */
const calmDays = 7;
const soonDays = 30;

/** From when an unpaid sum counts as such, in ms: the end of its last day to pay, or else its acceptance. */
export function unpaidFrom({ since, payBy }: Unpaid): number {
  if (payBy === undefined) return since;
  const lastDay = new Date(`${payBy}T00:00`);
  return lastDay.setDate(lastDay.getDate() + 1);
}

/** How long an order has been unpaid. Nobody in the office is late with it, however long. */
export function unpaidClock(unpaid: Unpaid, now: number): QuoteClock {
  const from = unpaidFrom(unpaid);
  const days = Math.floor((now - from) / dayMs);
  return { text: unpaidText(unpaid, days, now), urgency: urgencyAfter(days), dueAt: null };
}

/** The same once it stands out; `null` before. */
export function unpaidNotice(unpaid: Unpaid | null, now: number): QuoteClock | null {
  const clock = unpaid && unpaidClock(unpaid, now);
  return clock === null || clock.urgency === 'calm' ? null : clock;
}

function urgencyAfter(days: number): Urgency {
  if (days <= calmDays) return 'calm';
  return days <= soonDays ? 'soon' : 'overdue';
}

function unpaidText({ payBy }: Unpaid, days: number, now: number): string {
  const { acceptedToday, forDays, payBy: toPayBy, lateBy } = texts().money.unpaid;
  if (payBy === undefined) return days < 1 ? acceptedToday : forDays(days);
  return days < 1 ? toPayBy(formatWeekday(payBy, now)) : lateBy(days);
}
