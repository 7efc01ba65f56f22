import { describe, expect, it } from 'vitest';
import { rangeWithTabStop } from './tab-stop-range.ts';

const range = { startIndex: 50, endIndex: 52, overscan: 1, count: 100 };

describe('rangeWithTabStop', () => {
  it('adds the tab stop to the cards in sight, in the order of the list', () => {
    expect(rangeWithTabStop(3)(range)).toEqual([3, 49, 50, 51, 52, 53]);
    expect(rangeWithTabStop(90)(range)).toEqual([49, 50, 51, 52, 53, 90]);
  });

  it('draws nothing out of sight at the top of the list', () => {
    expect(rangeWithTabStop(0)({ ...range, startIndex: 0, endIndex: 2 })).toEqual([0, 1, 2]);
  });

  it('draws a tab stop in sight once', () => {
    expect(rangeWithTabStop(51)(range)).toEqual([49, 50, 51, 52, 53]);
  });
});
