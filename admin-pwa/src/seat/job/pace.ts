const dayMs = 24 * 3_600_000;

/**
 * How many words a day an offer asks for, in hundreds, or in tens below a thousand; `null` if less than two days are
 * left, where the figure would tell nothing.
 */
export function wordsADay(words: number, dueAt: string, now: number): number | null {
  const days = (Date.parse(dueAt) - now) / dayMs;
  if (days < 2) return null;
  const pace = words / days;
  const step = pace < 1000 ? 10 : 100;
  return Math.max(step, Math.round(pace / step) * step);
}
