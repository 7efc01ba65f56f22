import { defaultValidDays } from '@yiqiao/contract/commands/offer-validity';
import { timelineDays } from '@yiqiao/contract/money/pricing';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { isKnownZone, momentOf, type WallTime, wallTimeAt } from '../clocks/zone-time.ts';

const dayMs = 24 * 3_600_000;
export const endOfWork = { hour: 18, minute: 0 };

/**
 * When to deliver: the end of a working day in the client's zone, not before the timeline is over, or what the
 * client asked for if that is later. All in ms since the epoch.
 * @param zone of this office, where the client's is not known.
 */
export function proposeDelivery(quote: QuoteSubmission, now: number, zone: string): number {
  const needed = now + timelineDays(quote.deliveryTimeline) * dayMs;
  return Math.max(endOfWorkFrom(needed, zoneOf(quote, zone)), askedMoment(quote) ?? 0);
}

/** What the client asked for, at the end of a working day where no time was given; `null` if it cannot be read. */
export function askedMoment(quote: QuoteSubmission): number | null {
  const deadline = clientDeadlineOf(quote);
  if (deadline.kind !== 'moment') return null;
  if (deadline.hasTime) return deadline.at;
  return momentOf({ ...deadline.wall, ...endOfWork }, deadline.zone);
}

/** Until when the offer is valid: the end of its last whole day in the client's zone; today is the first. */
export function proposeValidity(quote: QuoteSubmission, now: number, zone: string): number {
  const there = zoneOf(quote, zone);
  const today = wallTimeAt(now, there);
  const last = { ...today, day: today.day + defaultValidDays - 1, hour: 23, minute: 59 };
  return momentOf(last, there);
}

/** The same time of day that many days later, in the client's zone. */
export function daysLater(at: number, days: number, quote: QuoteSubmission, zone: string): number {
  const there = zoneOf(quote, zone);
  const wall = wallTimeAt(at, there);
  return momentOf({ ...wall, day: wall.day + days }, there);
}

function zoneOf({ timeZone = '' }: QuoteSubmission, zone: string): string {
  return isKnownZone(timeZone) ? timeZone : zone;
}

/** The first end of a working day at that moment or after it. */
function endOfWorkFrom(at: number, zone: string): number {
  const today = wallTimeAt(at, zone);
  for (let days = 0; ; days += 1) {
    const wall = { ...today, ...endOfWork, day: today.day + days };
    const moment = momentOf(wall, zone);
    if (moment >= at && isWorkingDay(wall)) return moment;
  }
}

export function isWorkingDay({ year, month, day }: WallTime): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
