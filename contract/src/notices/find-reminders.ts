import { orderLife } from '../life/order-life.ts';
import { jobsOut, lastStep } from '../life/translators-work.ts';
import type { Decidable } from '../record/decision.ts';
import type { ReminderKind } from '../record/notice.ts';
import type { StoredNotice } from '../record/stored-notice.ts';
import { type ZonedDays, zonedDays } from '../text/zoned-days.ts';
import type { Occasion } from './occasion.ts';

const hourMs = 3_600_000;

/** When an office begins its day, in minutes. */
const morning = 8 * 60;

/** After a longer stop of the server, what has become due meanwhile is seen in the console alone. */
const stillNewMs = 24 * hourMs;

/** Something of which people are told when its time has come. */
export interface Reminder extends Occasion {
  readonly kind: ReminderKind;
  /** The same for as long as it is about the same moment. */
  readonly id: string;
  /** In ms since the epoch. */
  readonly moment: number;
}

type Remembered = Decidable & { readonly notices?: readonly StoredNotice[] };

/** What the office, or a translator, has to be reminded of. @param zone the office's. */
export function findReminders(quote: Decidable, at: number, zone: string): readonly Reminder[] {
  const days = zonedDays(zone);
  return [...remindOffice(quote, at, days), ...remindTranslators(quote, days)].filter(
    ({ moment }) => !Number.isNaN(moment),
  );
}

/** Those of them whose time has come, not long ago, and that were not told of. */
export function findDueReminders(quote: Remembered, at: number, zone: string) {
  return findReminders(quote, at, zone).filter((reminder) => isDue(reminder, quote, at));
}

/** Whether any of them is due, and when the next one will be, in ms since the epoch; infinity if never, as things are. */
export function whenToRemind(quote: Remembered, at: number, zone: string) {
  const reminders = findReminders(quote, at, zone);
  const later = reminders.map(({ moment }) => moment).filter((moment) => moment > at);
  return {
    isNow: reminders.some((reminder) => isDue(reminder, quote, at)),
    nextAt: Math.min(Number.POSITIVE_INFINITY, ...later),
  };
}

function isDue({ id, moment }: Reminder, { notices = [] }: Remembered, at: number): boolean {
  return moment <= at && at - moment < stillNewMs && !notices.some((notice) => notice.id === id);
}

function remindOffice(quote: Decidable, at: number, days: ZonedDays): Reminder[] {
  const dues = orderLife(quote, at).dues.filter(
    ({ by, what }) => by === 'office' && what !== 'mail',
  );
  const acceptedAt = Date.parse(quote.acceptance?.at ?? '');
  return dues.flatMap(({ what, at: due }): Reminder[] => {
    const about = `${what}.${due}`;
    const isDelivery = what === 'delivery';
    const moment = isDelivery ? morningOf(due, days) : due - hourMs;
    const soon = { kind: isDelivery ? 'delivery-today' : 'reply-soon', moment } as const;
    // What was agreed on the same day is no news.
    const isNews = !isDelivery || moment >= acceptedAt;
    return [
      ...(isNews ? [{ ...soon, id: `soon.${about}` }] : []),
      { kind: 'overdue', id: `overdue.${about}`, moment: due + 1 },
    ];
  });
}

function remindTranslators(quote: Decidable, days: ZonedDays): Reminder[] {
  const atWork = jobsOut(quote).filter(({ state }) => state !== 'offered');
  return atWork.flatMap((job) => {
    const due = Date.parse(job.dueAt);
    const about = `${job.id}.${due}`;
    const who = { job: job.id, to: job.translator.id };
    const moment = morningOf(due, days);
    const isNews = moment >= Date.parse(lastStep(job, job.state)?.at ?? '');
    return [
      ...(isNews ? [{ kind: 'job-today', id: `soon.${about}`, moment, ...who } as const] : []),
      { kind: 'overdue', id: `overdue.${about}`, moment: due + 1, ...who } as const,
    ];
  });
}

/** Of the day of a moment, or an hour before it where that is earlier. */
function morningOf(due: number, { dayOf, momentOf }: ZonedDays): number {
  if (Number.isNaN(due)) return due;
  return Math.min(momentOf(dayOf(due), morning), due - hourMs);
}
