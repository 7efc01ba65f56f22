import { describe, expect, it } from 'vitest';
import { sampleQuotes } from '../../test/sample-quote.ts';
import { chunkKeyOf, chunkSize, cutIntoChunks } from './quote-chunks.ts';

describe('cutIntoChunks', () => {
  it('keeps every row, newest first, the chunk with the newest rows first', () => {
    const quotes = sampleQuotes(chunkSize * 2 + 30);
    const chunks = [...cutIntoChunks(quotes)];
    expect(chunks.map(({ key, quotes: rows }) => [key, rows.length])).toEqual([
      [2, 30],
      [1, chunkSize],
      [0, chunkSize],
    ]);
    expect(chunks.flatMap(({ quotes: rows }) => rows)).toEqual(quotes);
  });

  it('changes only the newest chunk when submissions arrive', () => {
    const before = new Map(
      [...cutIntoChunks(sampleQuotes(chunkSize * 2 + 30))].map((c) => [c.key, c.signature]),
    );
    const changed = [...cutIntoChunks(sampleQuotes(chunkSize * 2 + 33))].filter(
      ({ key, signature }) => before.get(key) !== signature,
    );
    expect(changed.map(({ key }) => key)).toEqual([2]);
  });

  it('changes the signature when a row has moved on', () => {
    const [quote, ...rest] = sampleQuotes(3);
    const [before] = cutIntoChunks(sampleQuotes(3));
    const [after] = quote ? cutIntoChunks([{ ...quote, revision: 2 }, ...rest]) : [];
    expect(after?.signature).not.toBe(before?.signature);
  });
});

describe('chunkKeyOf', () => {
  it('finds the chunk that holds a row', () => {
    const quotes = sampleQuotes(chunkSize + 1);
    for (const chunk of cutIntoChunks(quotes)) {
      for (const row of chunk.quotes) {
        expect(chunkKeyOf(quotes.indexOf(row), quotes.length)).toBe(chunk.key);
      }
    }
  });
});
