import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeInclude,
  cleanInclude,
  defaultInclude,
  isPossibleInclude,
  offeredParts,
  readInclude,
  sumIncluded,
} from './counted-in.ts';
import type { Counts } from './measurement.ts';
import { outsideParts } from './outside-parts.ts';

function counts(asianCharacters: number, otherWords: number): Counts {
  const words = asianCharacters + otherWords;
  return { words, asianCharacters, otherWords, characters: words };
}

const flyer = {
  counts: counts(0, 0),
  outside: { 'text-boxes': counts(150, 50), notes: counts(0, 7), comments: counts(3, 9) },
};

describe('sumIncluded', () => {
  it('finds the words of a flyer that has all of them in text boxes', () => {
    expect(sumIncluded(flyer, 'text-boxes')).toEqual(counts(150, 50));
  });

  it('adds text boxes and notes from the start, and nothing else', () => {
    expect(sumIncluded(flyer, defaultInclude).words).toBe(207);
  });

  it('counts the main text alone where nothing is included, and for a record without the field', () => {
    expect(sumIncluded(flyer, '').words).toBe(0);
    expect(sumIncluded(flyer, undefined).words).toBe(0);
  });

  it('is the main text and every named part once, in whatever order they are named', () => {
    const anyCounts = fc.tuple(fc.nat(1e6), fc.nat(1e6)).map(([one, two]) => counts(one, two));
    const outside = fc.dictionary(fc.constantFrom(...outsideParts), anyCounts);
    const names = fc.array(fc.constantFrom(...offeredParts));
    fc.assert(
      fc.property(anyCounts, outside, names, (main, parts, included) => {
        const expected = [...new Set(included)].reduce(
          (words, part) => words + (parts[part]?.words ?? 0),
          main.words,
        );
        const measurement = { counts: main, outside: parts };
        const sum = sumIncluded(measurement, included.join(','));
        expect(sum.words).toBe(expected);
        expect(sum.words).toBe(sum.asianCharacters + sum.otherWords);
        expect(sumIncluded(measurement, cleanInclude(included.join(' , ')))).toEqual(sum);
      }),
    );
  });
});

describe('cleanInclude', () => {
  it('names every part once, in the order of the offer', () => {
    expect(cleanInclude(' comments , text-boxes,,comments')).toBe('text-boxes,comments');
    expect(cleanInclude(defaultInclude)).toBe(defaultInclude);
    expect(cleanInclude(' , ')).toBe('');
  });

  it('keeps unknown names, for them to be refused', () => {
    expect(cleanInclude('margins,notes')).toBe('notes,margins');
  });
});

describe('isPossibleInclude', () => {
  it.each([
    ['', true],
    [defaultInclude, true],
    [offeredParts.join(','), true],
    ['notes,margins', false],
    ['locked', false],
    ['toString', false],
  ])('takes %j: %s', (include, isPossible) => {
    expect(isPossibleInclude(include)).toBe(isPossible);
  });
});

describe('changeInclude', () => {
  it('puts a part in and takes it out again', () => {
    const ticked = changeInclude(defaultInclude, 'comments', true);
    expect(readInclude(ticked)).toEqual(['text-boxes', 'notes', 'comments']);
    expect(changeInclude(ticked, 'comments', false)).toBe(defaultInclude);
    expect(changeInclude('notes', 'notes', false)).toBe('');
  });
});
