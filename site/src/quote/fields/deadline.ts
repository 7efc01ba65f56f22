import { isTimeOfDay } from '@yiqiao/contract/text/deadline';
import { endOfDay, startOfDay } from 'date-fns';

/** A deadline as typed: a local calendar day and a local time of day; either may be empty. */
export interface Deadline {
  readonly day: string;
  readonly time: string;
}

/** The local start of a day such as "2026-12-03"; `null` if the text is not a day. */
export function parseDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00`);
  // Rejects invalid dates, and February 30, which some browsers read as March 2.
  return formatDay(date) === day ? date : null;
}

export function formatDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * The moment at which a deadline expires in the visitor's time zone: the day at its time, or the end of the day
 * without a time. `null` without a day.
 */
export function deadlineMoment({ day, time }: Deadline): Date | null {
  const start = parseDay(day);
  if (start === null) return null;
  if (!isTimeOfDay(time)) return endOfDay(start);
  return new Date(`${day}T${time}`);
}

export type DeadlineFault = 'day-over' | 'time-over';

/** Why a deadline cannot be met at `now`; `null` if it still can, or none is given. */
export function findDeadlineFault(deadline: Deadline, now: Date): DeadlineFault | null {
  const moment = deadlineMoment(deadline);
  if (moment === null || moment >= now) return null;
  return moment < startOfDay(now) ? 'day-over' : 'time-over';
}
