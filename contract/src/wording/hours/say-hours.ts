import type { HoursPlace, HoursSection, ScriptNames } from '../../hours/hours-schema.ts';
import { openingAt } from '../../hours/opening.ts';
import { hasHours, listPlaces, weekOf } from '../../hours/week-hours.ts';
import { weekdayOf } from '../../hours/weekdays.ts';
import type { Language } from '../../text/languages.ts';
import { zonedDays } from '../../text/zoned-days.ts';
import type { HoursWords, ShownMoment } from './hours-words.ts';

/** The week of each place by its own clock: "Office hours: Mon–Fri 09:00–18:00, local time." Empty if none has any. */
export function sayWeek(section: HoursSection, words: HoursWords): string {
  const places = listSaid(section, words.language)
    .map(({ place, value }) => ({ place, parts: weekOf(value) }))
    .filter(({ parts }) => parts.some(({ hours }) => hours !== null));
  return places.length === 0 ? '' : words.week(places);
}

/**
 * Until when each place is open, or when it opens: "Shanghai closes at 18:00 today, San Francisco opens at 00:30."
 * Empty if none has hours.
 * @param at in ms since the epoch. @param zone of the reader, by whose clock it is said.
 */
export function sayOpening(
  section: HoursSection,
  words: HoursWords,
  { at, zone }: { readonly at: number; readonly zone: string },
): string {
  const said = listSaid(section, words.language);
  if (said.length === 0) return '';
  const states = said.map(({ zone: own, place }, index) => {
    const opening = openingAt(section, own, at);
    const next = opening.isOpen ? opening.until : opening.opensAt;
    const dayOff =
      opening.isOpen || opening.dayOff === null ? '' : nameIn(opening.dayOff, words.language);
    return words.state({
      place,
      isFurther: index > 0,
      isOpen: opening.isOpen,
      next: next === null ? null : shownMoment(next, at, zone),
      dayOff: dayOff === '' ? null : dayOff,
    });
  });
  const isReaders = said.every(({ zone: own }) => clockAt(own, at) !== clockAt(zone, at));
  return words.sentence(states, isReaders);
}

/** What a place is called; by the city of its zone where it has no name. */
export function nameOfPlace(zone: string, { name = {} }: HoursPlace, language: Language): string {
  const given = language === 'en' ? (name.en ?? '') : nameIn(name, language);
  return given === '' ? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ') : given;
}

/** In the reader's script, or in another one that it has. */
export function nameIn(names: ScriptNames, language: Language): string {
  const chinese = language === 'zh-Hant' ? names['zh-Hans'] : names['zh-Hant'];
  const others = language === 'en' ? [names['zh-Hans'], names['zh-Hant']] : [chinese, names.en];
  return [names[language], ...others].find((name) => name !== undefined) ?? '';
}

/** The only one is named if the office has given it a name. */
function listSaid(section: HoursSection, language: Language) {
  const open = listPlaces(section).filter(([, value]) => hasHours(value));
  return open.map(([zone, value]) => {
    const isNameless = open.length === 1 && value.name === undefined;
    return { zone, value, place: isNameless ? '' : nameOfPlace(zone, value, language) };
  });
}

function shownMoment(at: number, now: number, zone: string): ShownMoment {
  const { dayOf } = zonedDays(zone);
  const shown = new Date(clockAt(zone, at));
  const day = dayOf(at);
  return {
    inDays: day - dayOf(now),
    weekday: weekdayOf(day),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    time: shown.toISOString().slice(11, 16),
  };
}

function clockAt(zone: string, at: number): number {
  return zonedDays(zone).shownAt(at);
}
