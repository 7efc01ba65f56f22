import { describe, expect, it } from 'vitest';
import { processorMsFor } from './processor-allowance.ts';

describe('processorMsFor', () => {
  it.each([
    ['an empty document', 0, 10_000],
    ['a workbook of 70 KB', 70 * 1024, 16_836],
    ['half a megabyte', 512 * 1024, 60_000],
    ['a megabyte', 1024 ** 2, 100_000],
    ['a gigabyte', 1024 ** 3, 100_000],
  ])('gives %s its time', (_, bytes, ms) => {
    expect(processorMsFor(bytes)).toBe(ms);
  });
});
