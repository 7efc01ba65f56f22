import type { Generation } from './catalog.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const hours = 24;
const days = 14;

/**
 * The newest backup, the last of each of the past 24 hours, and the last of each of the past 14 days, by the bucket's
 * clock. One that holds more submissions than the newest stays as well: submissions do not leave a store, and erased
 * persons have been taken out of it.
 * @param generations oldest first.
 */
export function keptGenerations(generations: readonly Generation[], now: number): Generation[] {
  const newest = generations.at(-1);
  const seen = new Set<string>();
  const kept = generations.toReversed().filter((generation) => {
    const at = Date.parse(generation.at);
    // A moment in the future is that of a clock that was wrong.
    const age = Math.abs(now - at);
    const spans = [
      ...(age < hours * hourMs ? [`hour ${Math.floor(at / hourMs)}`] : []),
      ...(age < days * dayMs ? [`day ${Math.floor(at / dayMs)}`] : []),
    ];
    const isFirst = spans.some((span) => !seen.has(span));
    for (const span of spans) seen.add(span);
    return isFirst || generation === newest || isFuller(generation, newest);
  });
  return kept.reverse();
}

function isFuller(generation: Generation, newest: Generation | undefined): boolean {
  return newest !== undefined && generation.quotes > newest.quotes;
}
