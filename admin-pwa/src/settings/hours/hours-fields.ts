import { changedFields } from '@yiqiao/contract/commands/settings/section-fields';
import { type DayRange, readDays } from '@yiqiao/contract/hours/calendar-days';
import type { HoursPlace, ScriptNames } from '@yiqiao/contract/hours/hours-schema';
import { listPlaces } from '@yiqiao/contract/hours/week-hours';
import { weekdays } from '@yiqiao/contract/hours/weekdays';
import { languages } from '@yiqiao/contract/text/languages';

/** The section as texts by the names of its fields. */
export type HoursFields = ReadonlyMap<string, string>;

export function fieldsOf(section: object): HoursFields {
  return new Map(changedFields({}, section).map(({ field, to }) => [field, String(to)]));
}

/** As it would be. An empty text takes a field away. */
export function withDraft(live: HoursFields, draft: Readonly<Record<string, string>>): HoursFields {
  const all = [...live, ...Object.entries(draft)];
  return new Map([...new Map(all)].filter(([, text]) => text.trim() !== ''));
}

/** Whether a field is one of these, or below it. */
export function isAt(field: string, part: string): boolean {
  return field === part || field.startsWith(`${part}.`);
}

/** What takes away every field below a name. */
export function withoutFields(fields: HoursFields, name: string): Record<string, string> {
  const below = [...fields.keys()].filter((field) => isAt(field, name));
  return Object.fromEntries(below.map((field) => [field, '']));
}

/** Its places, in their order. */
export function zonesOf(fields: HoursFields): readonly string[] {
  const zones = [...fields.keys()].flatMap((field) => {
    const [list, zone = ''] = field.split('.');
    return list === 'places' ? [[zone, {}]] : [];
  });
  return listPlaces({ places: Object.fromEntries(zones) }).map(([zone]) => zone);
}

/** Its name and its week. */
export function placeOf(fields: HoursFields, zone: string): HoursPlace {
  const week = weekdays.flatMap((day) => {
    const hours = fields.get(`places.${zone}.${day}`);
    return hours === undefined ? [] : [[day, hours]];
  });
  const name = namesAt(fields, `places.${zone}.name`);
  return { ...Object.fromEntries(week), ...(Object.keys(name).length > 0 && { name }) };
}

function namesAt(fields: HoursFields, name: string): ScriptNames {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = fields.get(`${name}.${language}`);
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

/** Days off, or a day that is worked in exchange. */
export interface ListedDays {
  /** The name of the part that it is. */
  readonly part: string;
  readonly kind: 'daysOff' | 'workingDays';
  /** `null`: everywhere. */
  readonly zone: string | null;
  readonly days: DayRange;
  readonly names: ScriptNames;
  /** Of a day that is worked. */
  readonly hours: string;
}

/** All that are in a list, the earliest first. */
export function listDays(fields: HoursFields, kind: ListedDays['kind']): readonly ListedDays[] {
  const found = new Map<string, ListedDays>();
  for (const [field, text] of fields) {
    const parsed = parseDays(field);
    if (parsed?.kind !== kind) continue;
    found.set(parsed.part, { ...parsed, names: namesAt(fields, parsed.part), hours: text });
  }
  return [...found.values()].sort((one, other) => one.days.first - other.days.first);
}

/** What a field of the lists of days is of; `null` if it is none. */
export function parseDays(
  field: string,
): Pick<ListedDays, 'part' | 'kind' | 'zone' | 'days'> | null {
  const parts = field.split('.');
  const isOfPlace = parts[0] === 'places';
  const at = isOfPlace ? 2 : 0;
  const [kind, key = ''] = parts.slice(at);
  if (kind !== 'daysOff' && kind !== 'workingDays') return null;
  const days = readDays(key);
  if (days === null) return null;
  const part = parts.slice(0, at + 2).join('.');
  return { part, kind, zone: isOfPlace ? (parts[1] ?? null) : null, days };
}
