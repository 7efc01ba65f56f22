/** "40 seconds", "3 hours". */
export function describeAge(ageMs: number): string {
  const steps = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ] as const;
  const [ms, noun] = steps.find(([length]) => ageMs >= 2 * length) ?? [1000, 'second'];
  const count = Math.round(ageMs / ms);
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
