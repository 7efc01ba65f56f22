import { describe, expect, it } from 'vitest';
import { HiddenColumns } from './hidden-columns.ts';

describe('HiddenColumns', () => {
  it('knows those that were hidden, in any order', () => {
    const columns = new HiddenColumns();
    columns.hide(8, 9);
    columns.hide(2, 5);
    expect([1, 2, 4, 5, 8, 9].filter((column) => columns.has(column))).toEqual([2, 4, 8]);
    expect(columns.countWithin(0, 3)).toBe(1);
    expect(columns.countWithin(3, 1e9)).toBe(3);
    expect(new HiddenColumns().countWithin(0, 9)).toBe(0);
  });

  it.each([
    [-1e12, 3],
    [1, 1e12],
    [Number.NaN, 3],
    [3, Number.NaN],
    [-8, -2],
  ])('ends where a sheet claims columns %d to %d', (first, end) => {
    const columns = new HiddenColumns();
    columns.hide(first, end);
    expect(columns.countWithin(0, 1e12)).toBeLessThanOrEqual(16_384);
    expect(columns.has(1)).toBe(first < 2 && end > 2);
  });
});
