import { segmentSize, toSegments } from '@yiqiao/contract/segments';
import { describe, expect, it } from 'vitest';
import { sampleQuotes } from '../../../test/sample-quote.ts';
import { changedSegments, segmentKeyOf } from './stored-segment.ts';

const listOf = (count: number) => toSegments(sampleQuotes(count).reverse());

describe('changedSegments', () => {
  it('gives all of a new list, with keys from the oldest', () => {
    const stored = changedSegments([], listOf(segmentSize + 1));
    expect(stored.map(({ key, quotes }) => [key, quotes.length])).toEqual([
      [1, 1],
      [0, segmentSize],
    ]);
  });

  it('gives only those that are other ones now', () => {
    const before = listOf(segmentSize * 3);
    const after = before.map((segment, at) => (at === 1 ? [...segment] : segment));
    expect(changedSegments(before, after).map(({ key }) => key)).toEqual([1]);
  });
});

describe('segmentKeyOf', () => {
  it('finds the segment that holds a row', () => {
    const list = listOf(segmentSize + 1);
    const rows = list.flat();
    for (const { key, quotes } of changedSegments([], list)) {
      for (const row of quotes) expect(segmentKeyOf(rows.indexOf(row), rows.length)).toBe(key);
    }
  });
});
