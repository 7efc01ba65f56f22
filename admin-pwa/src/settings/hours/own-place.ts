import { readSpan } from '@yiqiao/contract/hours/time-span';
import { weekOf } from '@yiqiao/contract/hours/week-hours';
import { nameIn } from '@yiqiao/contract/wording/hours/say-hours';
import { type HoursFields, placeOf } from './hours-fields.ts';
import { placeName, type siteWords } from './hours-names.ts';

/** As the office calls a place in the language of the console. */
export function nameInConsole(fields: HoursFields, zone: string, language: keyof typeof siteWords) {
  const { name = {} } = placeOf(fields, zone);
  const own = language === 'en' ? (name.en ?? '') : nameIn(name, language);
  return placeName(zone, own === '' ? null : own);
}

/** By which hours a place usually works; what is proposed where it has none yet. */
export function usualHours(fields: HoursFields, zone: string): string {
  const week = weekOf(placeOf(fields, zone)).find(({ hours }) => hours !== null);
  const day = week?.days[0];
  const own = day === undefined ? undefined : fields.get(`places.${zone}.${day}`);
  return own !== undefined && readSpan(own) !== null ? own : proposedHours;
}

export const proposedHours = '09:00-18:00';
