import { format, isSameDay, isSameYear, isValid, subDays } from 'date-fns';
import type { WallTime } from './zone-time.ts';

/** Stands in the place of a date that cannot be formatted. Source: product specification, section 8. */
export const dateError = 'Date formatting error';

/** A moment as local date and time: "Thu 19 Nov, 11:48"; the year only when it is not this one. */
export function formatMoment(at: string | number, now: number): string {
  const date = new Date(at);
  if (!isValid(date)) return dateError;
  return format(date, isSameYear(date, now) ? 'EEE d MMM, HH:mm' : 'EEE d MMM yyyy, HH:mm');
}

/** The same in the words of somebody who was there: "today at 11:48", "yesterday at 18:31". */
export function formatRecent(at: string | number, now: number): string {
  const date = new Date(at);
  if (!isValid(date)) return dateError;
  if (isSameDay(date, now)) return `today at ${format(date, 'HH:mm')}`;
  if (isSameDay(date, subDays(now, 1))) return `yesterday at ${format(date, 'HH:mm')}`;
  return formatMoment(at, now);
}

/** "14:02" today, with the day before it at any other time. */
export function formatAsOf(at: number, now: number): string {
  return format(at, isSameDay(at, now) ? 'HH:mm' : 'd MMM, HH:mm');
}

export function formatDay(at: string | number): string {
  const date = new Date(at);
  return isValid(date) ? format(date, 'd MMM') : dateError;
}

/** What a clock shows somewhere else, "Fri 27 Nov, 17:00". */
export function formatWall(wall: WallTime, hasTime: boolean, now: number): string {
  const { year, month, day, hour, minute } = wall;
  const date = new Date(year, month - 1, day, hour, minute);
  const dayText = format(date, isSameYear(date, now) ? 'EEE d MMM' : 'EEE d MMM yyyy');
  return hasTime ? `${dayText}, ${format(date, 'HH:mm')}` : dayText;
}

/** A length of time in its two largest units: "2 h 14 min", "3 d 4 h", "less than a minute". */
export function formatSpan(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return joinUnits(hours, 'h', minutes % 60, 'min');
  return joinUnits(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function joinUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
