import { describe, expect, it } from 'vitest';
import { daysOf, markPlaces, placeOnLine } from './time-scale.ts';

describe('placeOnLine', () => {
  it('gives more time a place further on, up to the end for what has none', () => {
    const all = [1 / 24, 2 / 24, 1, 8, 30, 45, 90, 365, 3650, 36_135, Number.POSITIVE_INFINITY];
    const places = all.map(placeOnLine);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(all.length);
    expect(places.at(0)).toBe(0);
    expect(places.at(-1)).toBe(1);
  });

  it('has the default of each thing on its mark', () => {
    expect(placeOnLine(daysOf('retentionHours', 23))).toBe(markPlaces.day);
    expect(placeOnLine(daysOf('abandonedDays', 30))).toBe(markPlaces.month);
    expect(placeOnLine(daysOf('invoiceYears', 10))).toBe(markPlaces.decade);
    expect(daysOf('abandonedDays', 'off')).toBe(Number.POSITIVE_INFINITY);
  });
});
