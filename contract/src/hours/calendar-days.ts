import { isDay } from '../text/deadline.ts';

const dayMs = 24 * 3_600_000;

/** Some days of the calendar, both ends included, counted from 1970-01-01. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** "2026-10-01" as a number of days; `null` if there is no such day. */
export function readDay(text: string): number | null {
  const isThere = /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text);
  return isThere ? Date.parse(text) / dayMs : null;
}

export function writeDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** "2026-10-01", or "2026-10-01/2026-10-07"; `null` if that is no range of days, or its end does not follow its start. */
export function readDays(text: string): DayRange | null {
  const [first, last, ...others] = text.split('/', 3).map(readDay);
  if (others.length > 0 || first === undefined || first === null) return null;
  if (last === undefined) return { first, last: first };
  return last === null || last <= first ? null : { first, last };
}

/** The same as a text. */
export function writeDays({ first, last }: DayRange): string {
  return first === last ? writeDay(first) : `${writeDay(first)}/${writeDay(last)}`;
}

export function isWithin(day: number, { first, last }: DayRange): boolean {
  return first <= day && day <= last;
}

export function doOverlap(one: DayRange, other: DayRange): boolean {
  return one.first <= other.last && other.first <= one.last;
}
