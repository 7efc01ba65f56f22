import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { momentOf, wallTimeAt } from '../../clocks/zone-time.ts';
import {
  askedMoment,
  endOfWork,
  isWorkingDay,
  proposeDelivery,
} from '../../composer/proposed-moments.ts';

const halfHourMs = 30 * 60_000;

/** When the client is to have the translation, as agreed or as asked for; `null` where neither is known. */
export function clientsMoment(quote: QuoteSubmission): number | null {
  const agreed = acceptedOffer(quote)?.deliverBy;
  return agreed === undefined ? askedMoment(quote) : Date.parse(agreed);
}

/**
 * When a job could be due: at the end of the last working day before the client's moment, so that somebody can look at
 * it; where there is no such day left, after three quarters of the time. In ms since the epoch.
 */
export function proposeDue(quote: QuoteSubmission, now: number, zone: string): number {
  const moment = clientsMoment(quote);
  if (moment === null || moment <= now) return proposeDelivery(quote, now, zone);
  const dayBefore = lastEndOfWork(moment, zone);
  if (dayBefore > now) return dayBefore;
  const within = now + (moment - now) * 0.75;
  return within - now < halfHourMs ? moment : Math.floor(within / halfHourMs) * halfHourMs;
}

/** The last end of a working day on a day before that of a moment. */
function lastEndOfWork(moment: number, zone: string): number {
  const wall = wallTimeAt(moment, zone);
  for (let days = 1; ; days += 1) {
    const end = { ...wall, ...endOfWork, day: wall.day - days };
    if (isWorkingDay(end)) return momentOf(end, zone);
  }
}
