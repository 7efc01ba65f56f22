import type { NowTexts } from '../../content/en/request/now.ts';
import { readClock } from './clock-figure.ts';

/** A time span in one or two units: "23 h 8 min", "7 d". */
export function formatSpan(
  ms: number,
  texts: Pick<NowTexts, 'span' | 'days' | 'hours' | 'minutes'>,
) {
  const shown = readClock(ms).filter(({ count }, index) => index === 0 || count > 0);
  return texts.span(shown.map(({ unit, count }) => [count, texts[unit]] as const));
}
