import { isTimeZone } from '../text/time-zone.ts';
import { zonedDays } from '../text/zoned-days.ts';
import type { HoursPlace, HoursSection } from './hours-schema.ts';
import { readSpan, type TimeSpan } from './time-span.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** Days of the week, one after the other, that have the same hours. */
export interface WeekPart {
  readonly days: readonly Weekday[];
  /** `null`: closed. */
  readonly hours: TimeSpan | null;
}

/** The week of a place from Monday on. */
export function weekOf(place: HoursPlace): readonly WeekPart[] {
  const parts: { days: Weekday[]; hours: string | undefined }[] = [];
  for (const day of weekdays) {
    const last = parts.at(-1);
    if (last !== undefined && last.hours === place[day]) last.days.push(day);
    else parts.push({ days: [day], hours: place[day] });
  }
  return parts.map(({ days, hours = '' }) => ({ days, hours: readSpan(hours) }));
}

/** The places of the office, by their zones, first where the day begins first; without a zone that an old browser lacks. */
export function listPlaces({ places = {} }: HoursSection): readonly [string, HoursPlace][] {
  const beginning = (zone: string) => zonedDays(zone).momentOf(0, 0);
  return Object.entries(places)
    .filter(([zone]) => isTimeZone(zone))
    .sort(([one], [other]) => beginning(one) - beginning(other) || (one < other ? -1 : 1));
}

/** Whether it works on any day. */
export function hasHours(place: HoursPlace): boolean {
  return weekdays.some((day) => place[day] !== undefined) || place.workingDays !== undefined;
}
