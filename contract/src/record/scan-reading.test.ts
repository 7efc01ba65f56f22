import { describe, expect, it } from 'vitest';
import {
  addFailedPage,
  addPage,
  continueReading,
  isScan,
  nameFailedPages,
  pagesTried,
  pagesWanted,
  readingOrder,
} from './scan-reading.ts';

const page = { words: 400, asianCharacters: 390, otherWords: 10 };

describe('readingOrder', () => {
  const pages = Array.from({ length: 200 }, (_, index) => index + 1);

  it('takes each page once', () => {
    expect([...readingOrder(pages)].sort((one, other) => one - other)).toEqual(pages);
  });

  it.each([5, 10, 40])('spreads the first %i pages over the document', (read) => {
    const first = [
      0,
      ...readingOrder(pages)
        .slice(0, read)
        .sort((a, b) => a - b),
      201,
    ];
    const gaps = first.slice(1).map((number, index) => number - (first[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan((3 * pages.length) / read);
  });
});

describe('continueReading', () => {
  const sampled = { ...continueReading(undefined, { pages: 'sample' }), pages: 12 };

  it('continues with the pages that were not read yet', () => {
    const earlier = { ...addFailedPage(addPage(sampled, page, 8), 3, 1), state: 'finished' };
    const goingOn = continueReading(earlier, { pages: 'all' });
    expect(goingOn).toMatchObject({ state: 'waiting', scope: 'all', pagesRead: 1, pagesFailed: 1 });
    expect([pagesTried(goingOn), pagesWanted(goingOn), pagesWanted(earlier)]).toEqual([2, 12, 10]);
  });

  it('starts over in another language', () => {
    const earlier = addPage(sampled, page, 8);
    const other = continueReading(earlier, { pages: 'sample', language: 'en' });
    expect(other).toMatchObject({ language: 'en', pagesRead: 0, pages: 0 });
  });
});

describe('addFailedPage', () => {
  const fail = (count: number) =>
    Array.from({ length: count }, (_, index) => count - index).reduce(
      (reading, number) => addFailedPage(reading, number, 1),
      continueReading(undefined, { pages: 'all' }),
    );

  it('keeps the numbers, as long as they are few', () => {
    expect(fail(3)).toMatchObject({ pagesFailed: 3, seconds: 3 });
    expect(nameFailedPages(fail(3))).toEqual([1, 2, 3]);
    expect(fail(21)).toMatchObject({ pagesFailed: 21 });
    expect(fail(21).failedPages).toHaveLength(20);
    expect(nameFailedPages(fail(21))).toBeNull();
  });

  it('does not know those of earlier releases', () => {
    expect(nameFailedPages({ pagesFailed: 2 })).toBeNull();
  });
});

describe('isScan', () => {
  it.each([
    [{ format: 'pdf', limit: 'scan' }, true],
    [{ format: 'pdf', limit: 'scanned-pages', picturePages: 3 }, true],
    [{ format: 'pdf', limit: 'unreadable-pages', picturePages: 1 }, true],
    [{ format: 'pdf' }, false],
    [{ format: 'jpeg', limit: 'image' }, true],
    [{ format: 'heic', limit: 'image' }, false],
    [null, false],
  ])('tells what recognition can read: %j', (measurement, expected) => {
    expect(isScan(measurement)).toBe(expected);
  });
});
