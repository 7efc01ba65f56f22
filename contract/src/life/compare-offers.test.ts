import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../commands/sample-order.ts';
import { compareOffers, droppedLines } from './compare-offers.ts';

describe('droppedLines', () => {
  it('finds what the next version promises no more, line by line', () => {
    const before = { note: 'Certified copy by post.\n\nTwo rounds of revision. ' };
    expect(droppedLines(before, { note: ' Two rounds of revision.\nBy courier.' })).toEqual([
      'Certified copy by post.',
    ]);
    expect(droppedLines(before, {})).toHaveLength(2);
    expect(droppedLines({}, before)).toEqual([]);
  });
});

describe('compareOffers', () => {
  it('names what the client has to look at, and not the number or the moment', () => {
    const second = { version: 2, at: '2026-11-21T09:00:00.000Z' };
    expect(compareOffers(sampleOffer(), sampleOffer(second))).toEqual([]);
    const fixed = sampleOffer({ ...second, total: '1.00', note: 'Stamped.' });
    const { pricePerWord: _none, ...withoutRate } = fixed;
    expect(compareOffers(sampleOffer(), withoutRate)).toEqual(['pricePerWord', 'total', 'note']);
  });
});
