import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Measurement, measurementSchema } from './measurement.ts';

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
