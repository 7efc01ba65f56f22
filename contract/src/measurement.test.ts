import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decideWordCount, type Measurement, measurementSchema } from './measurement.ts';

const measured: Measurement = {
  format: 'docx',
  exactness: 'exact',
  counts: { words: 2_310, asianCharacters: 406, otherWords: 1_904, characters: 11_000 },
  outside: { comments: { words: 3, asianCharacters: 0, otherWords: 3, characters: 12 } },
};

describe('measurementSchema', () => {
  it('keeps a report as it is', () => {
    expect(z.parse(measurementSchema, measured)).toEqual(measured);
  });

  it.each([
    { ...measured, exactness: 'roughly' },
    { ...measured, counts: { ...measured.counts, words: -1 } },
    { ...measured, outside: { margins: measured.counts } },
  ])('refuses what is not a report', (report) => {
    expect(z.safeParse(measurementSchema, report).success).toBe(false);
  });
});

describe('decideWordCount', () => {
  it('prefers what was measured', () => {
    expect(decideWordCount(870_000, measured)).toEqual({
      wordCount: 2_310,
      wordCountBasis: 'measured',
    });
  });

  it('keeps the estimate when the document cannot be counted', () => {
    const scan = { ...measured, exactness: 'uncountable', limit: 'scan' } as const;
    expect(decideWordCount(870, scan)).toEqual({ wordCount: 870, wordCountBasis: 'estimated' });
    expect(decideWordCount(870, null)).toEqual({ wordCount: 870, wordCountBasis: 'estimated' });
  });
});
