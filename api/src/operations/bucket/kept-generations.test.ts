import { describe, expect, it } from 'vitest';
import { keptGenerations } from './kept-generations.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const now = Date.parse('2026-11-20T12:30:00.000Z');

function every(ms: number, count: number, quotes = 5) {
  return Array.from({ length: count }, (_, index) => ({
    name: `g${count - 1 - index}`,
    at: new Date(now - (count - 1 - index) * ms).toISOString(),
    quotes,
  }));
}

describe('keptGenerations', () => {
  it('keeps the newest, one of each hour of a day and one of each day of two weeks', () => {
    const kept = keptGenerations(every(minuteMs, 40 * 24 * 60), now);
    expect(kept.at(-1)?.name).toBe('g0');
    expect(kept.length).toBeLessThanOrEqual(1 + 24 + 14);
    expect(kept.length).toBeGreaterThan(35);
    expect(Date.parse(kept[0]?.at ?? '')).toBeGreaterThan(now - 14 * 24 * hourMs);
    const moments = kept.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort());
  });

  it('comes to the same when it is asked after each one', () => {
    let kept: ReturnType<typeof keptGenerations> = [];
    const all = every(10 * minuteMs, 3 * 24 * 6);
    for (const one of all) kept = keptGenerations([...kept, one], Date.parse(one.at));
    expect(kept.map(({ at }) => at.slice(0, 13))).toEqual([
      ...new Set(kept.map(({ at }) => at.slice(0, 13))),
    ]);
    expect(kept.length).toBeGreaterThan(24);
  });

  it('keeps the newest of all whatever the clock says, and one that holds more', () => {
    const years = 3 * 365 * 24 * hourMs;
    expect(keptGenerations(every(minuteMs, 3), now + years).map(({ name }) => name)).toEqual([
      'g0',
    ]);
    const [fuller, ...rest] = every(30 * 24 * hourMs, 3);
    if (fuller === undefined) throw new Error('none');
    const kept = keptGenerations([{ ...fuller, quotes: 9 }, ...rest], now);
    expect(kept.map(({ name }) => name)).toEqual(['g2', 'g0']);
  });
});
