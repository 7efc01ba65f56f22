/** In the order in which weeks are written. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** @param day counted from 1970-01-01, a Thursday. */
export function weekdayOf(day: number): Weekday {
  return weekdays[(((day + 3) % 7) + 7) % 7] ?? 'monday';
}
