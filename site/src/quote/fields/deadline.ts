import { isTimeOfDay } from '@yiqiao/contract/text/deadline';
import { endOfDay, startOfDay } from 'date-fns';

/** A deadline as typed: a local calendar day and a local time of day, each may be empty. */
export interface Deadline {
  readonly day: string;
  readonly time: string;
}

/** The local start of a day "2026-12-03"; `null` when the text names no day. */
export function parseDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00`);
  // Not what is no date, nor February 30, which some browsers take for March 2.
  return formatDay(date) === day ? date : null;
}

export function formatDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * The moment a deadline runs out in the visitor's own zone: the day at its time, without a time the
 * end of that day. `null` without a day.
 */
export function deadlineMoment({ day, time }: Deadline): Date | null {
  const start = parseDay(day);
  if (start === null) return null;
  if (!isTimeOfDay(time)) return endOfDay(start);
  return new Date(`${day}T${time}`);
}

export type DeadlineFault = 'day-over' | 'time-over';

/** What makes a deadline impossible at `now`; `null` when it can still be met, or none is given. */
export function findDeadlineFault(deadline: Deadline, now: Date): DeadlineFault | null {
  const moment = deadlineMoment(deadline);
  if (moment === null || moment >= now) return null;
  return moment < startOfDay(now) ? 'day-over' : 'time-over';
}
