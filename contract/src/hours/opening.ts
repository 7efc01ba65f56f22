import { zonedDays } from '../text/zoned-days.ts';
import { isWithin, readDays, writeDay } from './calendar-days.ts';
import type { HoursSection, ScriptNames } from './hours-schema.ts';
import { readSpan, type TimeSpan } from './time-span.ts';
import { weekdayOf } from './weekdays.ts';

/** How many days ahead an opening is looked for: longer than any time off. */
const daysAhead = 400;

/** Whether a place is open, and what comes next, in ms since the epoch. */
export type Opening =
  /** `null`: for longer than anybody asks. */
  | { readonly isOpen: true; readonly until: number | null }
  | {
      readonly isOpen: false;
      /** `null`: not as far as it is known. */
      readonly opensAt: number | null;
      /** What is celebrated today, if it is a day off. */
      readonly dayOff: ScriptNames | null;
    };

/** @param zone one of the section's places. @param at in ms since the epoch. */
export function openingAt(section: HoursSection, zone: string, at: number): Opening {
  const { dayOf } = zonedDays(zone);
  const today = dayOf(at);
  for (let day = today; day <= today + daysAhead; day += 1) {
    const hours = momentsOf(section, zone, day);
    if (hours === null || hours.end <= at) continue;
    if (hours.start <= at) return { isOpen: true, until: findEnd(section, zone, day) };
    return { isOpen: false, opensAt: hours.start, dayOff: findDayOff(section, zone, today) };
  }
  return { isOpen: false, opensAt: null, dayOff: findDayOff(section, zone, today) };
}

/** When it closes: not at a midnight after which it is open at once. */
function findEnd(section: HoursSection, zone: string, openDay: number): number | null {
  for (let day = openDay; day <= openDay + daysAhead; day += 1) {
    const hours = momentsOf(section, zone, day);
    const next = momentsOf(section, zone, day + 1);
    if (hours === null) return null;
    if (next === null || next.start > hours.end) return hours.end;
  }
  return null;
}

/** `null` also where clocks jump over all of it. */
function momentsOf(section: HoursSection, zone: string, day: number) {
  const hours = hoursOn(section, zone, day);
  if (hours === null) return null;
  const { momentOf } = zonedDays(zone);
  const [start, end] = [momentOf(day, hours.from), momentOf(day, hours.to)];
  return start < end ? { start, end } : null;
}

/** By which hours a place works on a day; `null`: it is closed. @param day counted from 1970-01-01. */
export function hoursOn(section: HoursSection, zone: string, day: number): TimeSpan | null {
  const place = section.places?.[zone];
  const madeUp = place?.workingDays?.[writeDay(day)];
  if (madeUp !== undefined) return readSpan(madeUp);
  if (findDayOff(section, zone, day) !== null) return null;
  const hours = place?.[weekdayOf(day)];
  return hours === undefined ? null : readSpan(hours);
}

/** The day off of a place, or of all; `null` if it is none. */
function findDayOff({ places, daysOff }: HoursSection, zone: string, day: number) {
  const lists = [places?.[zone]?.daysOff, daysOff];
  for (const list of lists) {
    for (const [key, names] of Object.entries(list ?? {})) {
      const days = readDays(key);
      if (days !== null && isWithin(day, days)) return names;
    }
  }
  return null;
}
