import type { NowTexts } from '../../content/en/request/now.ts';
import { readClock } from './clock-figure.ts';

/** A time in the two units that say it: "23 h 8 min". */
export function formatSpan(
  ms: number,
  texts: Pick<NowTexts, 'span' | 'days' | 'hours' | 'minutes'>,
) {
  return texts.span(readClock(ms).map(({ unit, count }) => [count, texts[unit]] as const));
}
