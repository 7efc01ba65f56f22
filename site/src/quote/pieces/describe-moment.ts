import type { Formats } from '../../content/en/formats.ts';
import type { NearDay } from '../../content/en/quote/pieces.ts';
import type { PiecesTexts } from './pieces-texts.ts';

/** "today, 14:20"; "Wed 25 Nov, 14:20" for a day that is further away. */
export function describeNearMoment(
  ms: number,
  nowMs: number,
  texts: PiecesTexts,
  formats: Formats,
): string {
  const day = nameNearDay(new Date(ms), new Date(nowMs));
  return day === null
    ? formats.moment(new Date(ms))
    : texts.nearMoment(day, texts.time(new Date(ms)));
}

const nearDays: readonly (readonly [offset: number, day: NearDay])[] = [
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
];

/** By the visitor's calendar. */
function nameNearDay(date: Date, today: Date): NearDay | null {
  const found = nearDays.find(([offset]) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + offset);
    return day.toDateString() === date.toDateString();
  });
  return found?.[1] ?? null;
}
