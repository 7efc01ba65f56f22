import { addDays, format, isSameDay, isSameYear, isValid, subDays } from 'date-fns';
import { texts } from '../texts/texts.ts';
import type { WallTime } from './zone-time.ts';

/** A moment as local date and time: "Thu 19 Nov, 11:48"; the year only when it is not this one. */
export function formatMoment(at: string | number, now: number): string {
  const date = new Date(at);
  const { dateError, moment, weekday } = texts().clocks;
  if (!isValid(date)) return dateError;
  return moment(weekday(date, isSameYear(date, now)), formatTime(date));
}

/** A recent moment in everyday words: "today at 11:48", "yesterday at 18:31". */
export function formatRecent(at: string | number, now: number): string {
  const date = new Date(at);
  const { dateError, today, yesterday } = texts().clocks;
  if (!isValid(date)) return dateError;
  if (isSameDay(date, now)) return today(formatTime(date));
  if (isSameDay(date, subDays(now, 1))) return yesterday(formatTime(date));
  return formatMoment(at, now);
}

/** A moment to come in everyday words: "today at 18:00", "tomorrow at 10:00". */
export function formatComing(at: string | number, now: number): string {
  const date = new Date(at);
  const { dateError, tomorrow } = texts().clocks;
  if (!isValid(date)) return dateError;
  return isSameDay(date, addDays(now, 1)) ? tomorrow(formatTime(date)) : formatRecent(at, now);
}

/** "14:02" if it is today, otherwise with the day in front. */
export function formatAsOf(at: number, now: number): string {
  const date = new Date(at);
  const { day, moment } = texts().clocks;
  return isSameDay(at, now) ? formatTime(date) : moment(day(date), formatTime(date));
}

/** "14:02" if it is today, otherwise the day alone: "19 Nov". */
export function formatBrief(at: string | number, now: number): string {
  return isSameDay(at, now) ? formatTime(new Date(at)) : formatDay(at);
}

export function formatDay(at: string | number): string {
  const date = new Date(at);
  const { dateError, day } = texts().clocks;
  return isValid(date) ? day(date) : dateError;
}

/** The day of a moment in the office's calendar: "2026-11-13". */
export function dayOf(at: number): string {
  return format(at, 'yyyy-MM-dd');
}

/** A day of the calendar, given as "2026-11-13": "Fri 13 Nov", or "today". */
export function formatCalendarDay(day: string, now: number): string {
  if (day === dayOf(now)) return texts().money.dialog.today;
  return formatWeekday(day, now);
}

/** The same, today included. */
export function formatWeekday(day: string, now: number): string {
  // Without a zone it is midnight here.
  const date = new Date(`${day}T00:00`);
  const { dateError, weekday } = texts().clocks;
  return isValid(date) ? weekday(date, isSameYear(date, now)) : dateError;
}

/** The same on a short line: without the weekday where that takes room. */
export function formatLineDay(day: string, now: number): string {
  const { day: dayAlone, lineDay } = texts().clocks;
  return lineDay(formatWeekday(day, now), dayAlone(new Date(`${day}T00:00`)));
}

/** A wall-clock time in another zone: "Fri 27 Nov, 17:00". */
export function formatWall(wall: WallTime, hasTime: boolean, now: number): string {
  const { year, month, day, hour, minute } = wall;
  const date = new Date(year, month - 1, day, hour, minute);
  const { moment, weekday } = texts().clocks;
  const dayText = weekday(date, isSameYear(date, now));
  return hasTime ? moment(dayText, formatTime(date)) : dayText;
}

/** A length of time in its two largest units: "2 h 14 min", "3 d 4 h", "less than a minute". */
export function formatSpan(ms: number): string {
  const { span } = texts().clocks;
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return span.underAMinute;
  if (minutes < 60) return span.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return span.hours(hours, minutes % 60);
  return span.days(Math.floor(hours / 24), hours % 24);
}

/** "14:02". */
export function formatTime(date: Date): string {
  return texts().clocks.time(date);
}
