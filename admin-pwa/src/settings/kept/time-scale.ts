import { type KeptField, type KeptValue, promisedHours } from './kept-names.ts';

const hourDays = 1 / 24;
const yearDays = 365;

/** Where a time is on the line: each step is logarithmic, and each mark has room for its words. */
const marks = [
  { days: hourDays, at: 0 },
  { days: 1, at: 0.125 },
  { days: 30, at: 0.31 },
  { days: 90, at: 0.48 },
  { days: 10 * yearDays, at: 0.75 },
  { days: 100 * yearDays, at: 0.97 },
];

/** @returns from 0 to 1; 1 for what has no end. */
export function placeOnLine(days: number): number {
  const after = marks.findIndex((mark) => mark.days >= days);
  const [from, to] = [marks[after - 1], marks[after]];
  if (to === undefined) return 1;
  if (from === undefined) return to.at;
  const share = Math.log(days / from.days) / Math.log(to.days / from.days);
  return from.at + share * (to.at - from.at);
}

/** How long a value of the section keeps the thing. */
export function daysOf(field: KeptField, value: KeptValue): number {
  if (value === 'off') return Number.POSITIVE_INFINITY;
  if (field === 'retentionHours') return promisedHours(value) * hourDays;
  return field === 'abandonedDays' ? value : value * yearDays;
}

/** The marks that have words. */
export const markPlaces = {
  day: placeOnLine(1),
  month: placeOnLine(30),
  quarter: placeOnLine(90),
  decade: placeOnLine(10 * yearDays),
};
