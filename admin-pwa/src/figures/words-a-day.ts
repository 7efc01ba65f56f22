const dayMs = 24 * 3_600_000;

/**
 * How many words a day a job asks for, in hundreds, or in tens below a thousand; `null` if its words are not known, or
 * less than two days are left, where the figure would tell nothing.
 * @param dueAt in ms since the epoch; `NaN` while it is not known.
 */
export function wordsADay(words: number, dueAt: number, now: number): number | null {
  const days = (dueAt - now) / dayMs;
  if (words === 0 || !(days >= 2)) return null;
  const pace = words / days;
  const step = pace < 1000 ? 10 : 100;
  return Math.max(step, Math.round(pace / step) * step);
}
