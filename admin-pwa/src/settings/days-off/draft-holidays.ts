import { doOverlap, isWithin, readDay, readDays } from '@yiqiao/contract/hours/calendar-days';
import type { PublicHolidays } from '@yiqiao/contract/hours/public-holidays';
import { type HoursFields, listDays } from '../hours/hours-fields.ts';
import { usualHours } from '../hours/own-place.ts';

/**
 * The fields that public holidays would add to a place. What the owner has of the same days stays as it is: days that
 * are off there or everywhere, and days that are worked.
 */
export function draftHolidays(
  fields: HoursFields,
  zone: string,
  { daysOff, workingDays }: PublicHolidays,
): Record<string, string> {
  const isHere = (one: { readonly zone: string | null }) => one.zone === null || one.zone === zone;
  const off = listDays(fields, 'daysOff').filter(isHere);
  const worked = listDays(fields, 'workingDays').filter(isHere);
  const taken = [...off, ...worked].map(({ days }) => days);
  const free = Object.entries(daysOff).filter(([key]) => {
    const days = readDays(key);
    return days !== null && !taken.some((one) => doOverlap(one, days));
  });
  const names = free.flatMap(([key, inScripts]) =>
    Object.entries(inScripts).map(([script, name]) => [
      `places.${zone}.daysOff.${key}.${script}`,
      name,
    ]),
  );
  const hours = usualHours(fields, zone);
  const made = workingDays
    .filter((day) => {
      const at = readDay(day);
      return at !== null && !taken.some((one) => isWithin(at, one));
    })
    .map((day) => [`places.${zone}.workingDays.${day}`, hours]);
  return Object.fromEntries([...names, ...made]);
}
