import { describe, expect, it } from 'vitest';
import { wordsADay } from './words-a-day.ts';

const now = Date.parse('2026-11-24T10:00:00.000Z');
const inDays = (days: number) => now + days * 24 * 3_600_000;

describe('wordsADay', () => {
  it('is round: nobody plans by the single word', () => {
    expect(wordsADay(8912, inDays(2), now)).toBe(4500);
    expect(wordsADay(1320, inDays(4), now)).toBe(330);
    expect(wordsADay(3, inDays(10), now)).toBe(10);
  });

  it('is left out where less than two days are left, or none', () => {
    expect(wordsADay(8912, inDays(1.9), now)).toBeNull();
    expect(wordsADay(8912, inDays(-1), now)).toBeNull();
    expect(wordsADay(8912, Number.NaN, now)).toBeNull();
  });

  it('is left out where nobody has counted', () => {
    expect(wordsADay(0, inDays(4), now)).toBeNull();
  });
});
