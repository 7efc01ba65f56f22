import { type DayRange, writeDay } from '@yiqiao/contract/hours/calendar-days';
import type { HoursSection } from '@yiqiao/contract/hours/hours-schema';
import { readSpan, writeTime } from '@yiqiao/contract/hours/time-span';
import { listPlaces } from '@yiqiao/contract/hours/week-hours';
import { weekdays } from '@yiqiao/contract/hours/weekdays';
import { autonyms, isLanguage, type Language } from '@yiqiao/contract/text/languages';
import { hoursInEnglish } from '@yiqiao/contract/wording/hours/en';
import type { HoursWords } from '@yiqiao/contract/wording/hours/hours-words';
import { nameOfPlace } from '@yiqiao/contract/wording/hours/say-hours';
import { hoursInSimplified } from '@yiqiao/contract/wording/hours/zh-hans';
import { hoursInTraditional } from '@yiqiao/contract/wording/hours/zh-hant';
import { cityOf } from '../../clocks/zone-time.ts';
import type { Texts } from '../../texts/en.ts';
import { texts } from '../../texts/texts.ts';
import { parseDays } from './hours-fields.ts';

type Words = Texts['settings'];

/** How the site says it in each language. */
export const siteWords: Readonly<Record<Language, HoursWords>> = {
  en: hoursInEnglish,
  'zh-Hans': hoursInSimplified,
  'zh-Hant': hoursInTraditional,
};

/** The row of the list: "Shanghai 09:00 to 18:00, San Francisco 08:30 to 17:30". */
export function summaryOfHours(words: Words, section: HoursSection): string {
  const said = listPlaces(section).flatMap(([zone, place]) => {
    const first = weekdays.map((day) => readSpan(place[day] ?? '')).find((span) => span !== null);
    if (!first) return [];
    const name = placeName(
      zone,
      place.name === undefined ? null : nameOfPlace(zone, place, texts().language),
    );
    return [words.hours.placeFrom(name, writeTime(first.from), writeTime(first.to))];
  });
  return said.join(words.comma) || words.hours.nothing;
}

/** As the office calls it, or the city of its zone. */
export function placeName(zone: string, own: string | null): string {
  return own ?? cityOf(zone);
}

/** "5 to 11 Feb", with its year where that is not this one. */
export function daysText(words: Words, { first, last }: DayRange, now: number): string {
  const [start, end] = [first, last].map((day) => new Date(`${writeDay(day)}T00:00`));
  if (start === undefined || end === undefined) return '';
  const isThisYear = end.getFullYear() === new Date(now).getFullYear();
  return words.hours.range(start, end, isThisYear ? null : end.getFullYear());
}

/** What a field is called in the history; by its own name if a later release has added it. */
export function nameOfHoursField(words: Words, field: string, now = Number.NaN): string {
  const { inHistory } = words.hours;
  const [list, zone = '', name = '', script] = field.split('.');
  const last = field.slice(field.lastIndexOf('.') + 1);
  const days = parseDays(field);
  if (days !== null) {
    const text = daysText(words, days.days, now);
    if (days.kind === 'workingDays') return inHistory.workingDay(text);
    return isLanguage(last) ? inHistory.dayOff(text, autonyms[last].name) : field;
  }
  if (list !== 'places') return field;
  if (name === 'name' && isLanguage(script)) {
    return inHistory.name(cityOf(zone), autonyms[script].name);
  }
  const weekday = weekdays.find((day) => day === name);
  return weekday === undefined
    ? field
    : inHistory.hours(cityOf(zone), siteWords[texts().language].days([weekday]));
}

/** A value of the history in words. */
export function hoursText(text: string): string {
  const span = readSpan(text);
  return span === null ? text : siteWords[texts().language].span(span);
}
