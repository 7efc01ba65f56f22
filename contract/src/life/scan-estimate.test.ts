import { describe, expect, it } from 'vitest';
import {
  addFailedPage,
  addPage,
  continueReading,
  readingOrder,
  type ScanReading,
} from '../record/scan-reading.ts';
import { estimateScan, recognitionError, roundRange } from './scan-estimate.ts';

const [less, more] = [0.96, 1.04];
const begun = continueReading(undefined, { pages: 'all' });

function read(words: readonly number[], pages = words.length): ScanReading {
  return words.reduce<ScanReading>(
    (reading, count) =>
      addPage(reading, { words: count, asianCharacters: count, otherWords: 0 }, 1),
    { ...begun, pages },
  );
}

describe('estimateScan', () => {
  it('allows for the mistakes of recognition when every page was read', () => {
    const all = { low: 864, high: 936, likely: 900 };
    expect(estimateScan(read([300, 200, 400]))?.asianCharacters).toEqual(all);
    expect(estimateScan(read([300]))?.words).toEqual({ low: 288, high: 312, likely: 300 });
  });

  it('allows for more mistakes where pages are tables, forms or bad print', () => {
    const page = { words: 1000, asianCharacters: 1000, otherWords: 0 };
    const unclear = { ...page, isUnclear: true };
    const half = addPage(addPage({ ...begun, pages: 2 }, page, 1), unclear, 1);
    expect(recognitionError(half)).toBeCloseTo(0.07);
    expect(estimateScan(half)?.words).toEqual({ low: 1860, high: 2140, likely: 2000 });
    const all = addPage({ ...begun, pages: 1 }, unclear, 1);
    expect(estimateScan(all)?.words).toEqual({ low: 900, high: 1100, likely: 1000 });
  });

  it('gives the interval of a textbook for a sample, and the mistakes of recognition', () => {
    // Mean 300, standard deviation 100, 3 of 100 pages: 100 · 4.303 · 100/√3 · √0.97.
    const reach = 100 * 4.303 * (100 / Math.sqrt(3)) * Math.sqrt(0.97);
    expect(estimateScan(read([200, 300, 400], 100))?.words).toEqual({
      low: Math.round((30_000 - reach) * less),
      high: Math.round((30_000 + reach) * more),
      likely: 30_000,
    });
  });

  it('never promises less than what was read, but for mistakes', () => {
    expect(estimateScan(read([0, 1000], 4))?.words.low).toBe(1000 * less);
  });

  it('says nothing where a page could not be read, or nothing was found on any', () => {
    expect(estimateScan(addFailedPage(read([100, 100, 100], 4), 4, 1))).toBeNull();
    expect(estimateScan(addFailedPage(read([0, 0], 4), 3, 1))).toBeNull();
    expect(estimateScan(read([0, 0]))).toBeNull();
  });

  it('adds the text that needs no recognition', () => {
    const text = { words: 60, asianCharacters: 50, otherWords: 10 };
    expect(estimateScan(read([100, 100]), text)).toMatchObject({
      words: { likely: 260 },
      asianCharacters: { likely: 250 },
      otherWords: { likely: 10 },
    });
  });

  it('says nothing by one page of many', () => {
    expect(estimateScan(begun)).toBeNull();
    expect(estimateScan(read([300], 100))).toBeNull();
  });

  it('holds the truth nineteen times in twenty, in documents of many shapes', () => {
    // Pages of 300 to 500 words, chapter ends of fewer: another document for each of 400 seeds.
    let held = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      let state = seed;
      const random = () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return state / 2_147_483_648;
      };
      const pages = Array.from({ length: 200 }, () =>
        Math.round(random() < 0.15 ? 250 * random() : 300 + 200 * random()),
      );
      const truth = pages.reduce((sum, words) => sum + words, 0);
      const words = estimateScan(read(readingOrder(pages).slice(0, 10), 200))?.words;
      if (words && words.low <= truth && truth <= words.high) held += 1;
    }
    expect(held / 400).toBeGreaterThan(0.9);
    expect(held / 400).toBeLessThan(0.99);
  });
});

describe('roundRange', () => {
  it('shows as many digits as are known, and never less than the range', () => {
    expect(roundRange({ low: 60_812, high: 71_540, likely: 66_100 })).toEqual({
      low: 60_000,
      high: 72_000,
      likely: 66_000,
    });
    expect(roundRange({ low: 912, high: 912, likely: 912 })).toEqual({
      low: 912,
      high: 912,
      likely: 912,
    });
    expect(roundRange({ low: 98, high: 105, likely: 101 })).toMatchObject({ low: 98, high: 105 });
  });
});
