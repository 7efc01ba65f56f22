import * as z from 'zod/mini';
import { expected, textSchema } from '../text/text-schema.ts';
import { isTimeZone } from '../text/time-zone.ts';
import { type DayRange, doOverlap, isWithin, readDay, readDays } from './calendar-days.ts';
import { readSpan, writeSpan } from './time-span.ts';
import type { Weekday } from './weekdays.ts';

/** Places of the office at most. */
const maxPlaces = 8;

/** Entries of a list of days at most. */
export const maxListedDays = 100;

/** The longest time off, in days. */
const maxDaysOff = 366;

const hoursExpected = 'must be hours such as 09:00-18:00, the end after the start';

/** From when to when, by the clock of the place; to 24:00 at most. */
const span = z.string(hoursExpected).check(
  z.refine((given) => readSpan(given) !== null, hoursExpected),
  z.overwrite((given) => {
    const read = readSpan(given);
    return read === null ? given : writeSpan(read);
  }),
);

export const maxDayNameLength = 60;

const name = z.optional(textSchema(1, maxDayNameLength));

/** A name in up to three scripts. */
const names = z.object({ en: name, 'zh-Hans': name, 'zh-Hant': name });

/** By what a list goes by. @param what the message for any other key. */
function keyed<Value extends z.ZodMiniType>(
  isKey: (text: string) => boolean,
  value: Value,
  { what, most }: { readonly what: string; readonly most: number },
) {
  const must = `must be ${what}`;
  const error = ({ code }: { readonly code?: string }) =>
    code === 'invalid_key' ? must : undefined;
  const key = z.string().check(z.refine(isKey, must));
  return z
    .record(key, value, { error })
    .check(
      z.refine((list) => Object.keys(list).length <= most, `must have ${most} entries at most`),
    );
}

/** Names of the days off, by "2026-12-25" or by "2026-10-01/2026-10-07". */
const daysOff = keyed(isTimeOffKey, names, {
  what: `a day such as 2026-12-25, or days such as 2026-10-01/2026-10-07, ${maxDaysOff} at most`,
  most: maxListedDays,
}).check(({ value, issues }) => {
  for (const key of overlapping(Object.keys(value))) {
    issues.push({ code: 'custom', input: value, path: [key], message: 'must not overlap others' });
  }
});

function isTimeOffKey(key: string): boolean {
  const days = readDays(key);
  return days !== null && isTimeOff(days);
}

/** Whether it is no longer than may be had off. */
export function isTimeOff({ first, last }: DayRange): boolean {
  return last - first < maxDaysOff;
}

/** Days that are worked by these hours although the week or a holiday would have them off. */
const workingDays = keyed((key) => readDay(key) !== null, span, {
  what: 'a day such as 2026-02-14',
  most: maxListedDays,
});

/** Where people of the office work, by one clock. A day of the week without hours is closed. */
const placeSchema = z.object({
  /** The city, as clients know it; else that of its time zone. */
  name: z.optional(names),
  ...({
    monday: z.optional(span),
    tuesday: z.optional(span),
    wednesday: z.optional(span),
    thursday: z.optional(span),
    friday: z.optional(span),
    saturday: z.optional(span),
    sunday: z.optional(span),
  } satisfies Record<Weekday, unknown>),
  /** Off here alone. */
  daysOff: z.optional(daysOff),
  workingDays: z.optional(workingDays),
});

/**
 * When the office works, which is shown beside its promises and changes none of them. Empty until an owner says
 * something: then pages say nothing of it.
 */
export const hoursSectionSchema = z
  .object(
    {
      /** By the IANA name of their time zone. */
      places: z.optional(
        keyed(isTimeZone, placeSchema, {
          what: 'a time zone such as Asia/Shanghai',
          most: maxPlaces,
        }),
      ),
      /** Off everywhere. */
      daysOff: z.optional(daysOff),
    },
    expected('an object'),
  )
  .check(({ value, issues }) => {
    for (const [zone, place] of Object.entries(value.places ?? {})) {
      for (const key of Object.keys(place.workingDays ?? {})) {
        if (!isOff(key, place.daysOff) && !isOff(key, value.daysOff)) continue;
        const path = ['places', zone, 'workingDays', key];
        issues.push({ code: 'custom', input: value, path, message: 'must not be a day off' });
      }
    }
  });

export type HoursSection = Readonly<z.infer<typeof hoursSectionSchema>>;

export type HoursPlace = Readonly<z.infer<typeof placeSchema>>;

/** Something's name, in the scripts that it has. */
export type ScriptNames = z.infer<typeof names>;

function overlapping(keys: readonly string[]): readonly string[] {
  return keys.filter((key, index) => {
    const days = readDays(key);
    return keys.slice(0, index).some((other) => {
      const before = readDays(other);
      return days !== null && before !== null && doOverlap(days, before);
    });
  });
}

function isOff(day: string, list: object = {}): boolean {
  const at = readDay(day);
  return Object.keys(list).some((key) => {
    const days = readDays(key);
    return at !== null && days !== null && isWithin(at, days);
  });
}
