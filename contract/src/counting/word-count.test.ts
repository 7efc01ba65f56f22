import { describe, expect, it } from 'vitest';
import { defaultInclude } from './counted-in.ts';
import type { Measurement } from './measurement.ts';
import { basisOf, decideWordCount, dividePages, isCounted, wordCountBases } from './word-count.ts';

const measured: Measurement = {
  format: 'docx',
  exactness: 'exact',
  counts: { words: 2_310, asianCharacters: 406, otherWords: 1_904, characters: 11_000 },
  outside: {},
};
const partial: Measurement = { ...measured, exactness: 'partial', limit: 'scanned-pages' };
const uncounted: Measurement = { ...measured, format: 'pdf', exactness: 'uncountable' };
const audio: Measurement = { ...uncounted, format: 'mp3', limit: 'audio' };
const unknown: Measurement = { ...uncounted, format: 'unknown', limit: 'unknown-format' };

describe('decideWordCount', () => {
  it('prefers what was measured', () => {
    expect(decideWordCount(870_000, measured, defaultInclude)).toEqual({
      wordCount: 2_310,
      wordCountBasis: 'measured',
    });
  });

  it('adds what is included, to a count of a part as well', () => {
    const outside = { notes: { words: 40, asianCharacters: 0, otherWords: 40, characters: 200 } };
    expect(decideWordCount(870, { ...measured, outside }, defaultInclude).wordCount).toBe(2_350);
    expect(decideWordCount(870, { ...partial, outside }, defaultInclude).wordCount).toBe(2_350);
    expect(decideWordCount(870, { ...measured, outside }, '').wordCount).toBe(2_310);
  });

  it('says that a count covers a part only', () => {
    expect(decideWordCount(870_000, partial, defaultInclude)).toEqual({
      wordCount: 2_310,
      wordCountBasis: 'partial',
    });
  });

  it.each([
    ['a picture of a page', uncounted],
    ['sound', audio],
    ['an empty file', { ...uncounted, format: 'empty' }],
    ['what took too long to read', { ...unknown, limit: 'too-slow' }],
    ['what took too much memory', { ...unknown, limit: 'too-large' }],
  ])('finds no words in the size of what has none to be read: %s', (_what, measurement) => {
    expect(decideWordCount(26_850, measurement, defaultInclude)).toEqual({
      wordCount: 0,
      wordCountBasis: 'none',
    });
  });

  it.each([
    ['what nobody recognized', unknown],
    ['a text that was not read to its end', { ...uncounted, format: 'text' }],
    ['a document that reading broke at', null],
  ] as const)('keeps the estimate of %s', (_what, measurement) => {
    expect(decideWordCount(870, measurement, defaultInclude)).toEqual({
      wordCount: 870,
      wordCountBasis: 'estimated',
    });
  });
});

describe('isCounted', () => {
  it('holds where words were counted, all, a part, or by recognition', () => {
    expect(wordCountBases.filter(isCounted)).toEqual(['measured', 'partial', 'recognized']);
  });
});

describe('basisOf', () => {
  it.each([
    ['measured', measured, 'measured'],
    ['measured', null, 'measured'],
    ['partial', partial, 'partial'],
    ['estimated', unknown, 'estimated'],
    ['none', audio, 'none'],
  ])('reads %s as it is stored', (wordCountBasis, measurement, basis) => {
    expect(basisOf({ wordCountBasis, measurement })).toBe(basis);
  });

  it('reads what earlier versions stored', () => {
    expect(basisOf({ wordCountBasis: 'measured', measurement: partial })).toBe('partial');
    expect(basisOf({ wordCountBasis: 'estimated', measurement: audio })).toBe('none');
    expect(basisOf({ wordCountBasis: 'estimated', measurement: uncounted })).toBe('none');
  });

  it('takes what a newer version stored for an estimate', () => {
    expect(basisOf({ wordCountBasis: 'weighed', measurement: null })).toBe('estimated');
  });

  it('knows a document that is being counted, whatever was found in it before', () => {
    expect(basisOf({ wordCountBasis: 'counting', measurement: null })).toBe('counting');
    expect(basisOf({ wordCountBasis: 'counting', measurement: audio })).toBe('counting');
    expect(basisOf({ wordCountBasis: 'counting', measurement: partial })).toBe('counting');
  });
});

describe('dividePages', () => {
  it('tells the pages that were counted from those that were not', () => {
    const division = dividePages({ pages: 200, picturePages: 196, unreadablePages: 3 });
    expect(division).toMatchObject({ counted: 1, missing: 199 });
  });

  it('knows nothing of a report that does not name the pages', () => {
    expect(dividePages({ pages: 200 })).toBeNull();
    expect(dividePages({ picturePages: 2 })).toBeNull();
  });
});
