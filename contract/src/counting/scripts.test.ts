import { describe, expect, it } from 'vitest';
import { describeScripts, divideByScript } from './scripts.ts';

function divide(asianCharacters: number, otherWords: number, scripts?: Record<string, number>) {
  const words = asianCharacters + otherWords;
  return divideByScript({
    words,
    asianCharacters,
    otherWords,
    characters: 0,
    ...(scripts && { scripts }),
  }).map(({ count, unit }) => `${count} ${unit}`);
}

describe('divideByScript', () => {
  it.each([
    [5, 3, undefined, ['5 Chinese characters', '3 words in English']],
    [1, 1, undefined, ['1 Chinese character', '1 word in English']],
    [0, 0, undefined, []],
    [100, 0, { kana: 1 }, ['100 Chinese characters']],
    [100, 0, { kana: 10 }, ['100 Chinese and Japanese characters']],
    [100, 2, { kana: 60 }, ['100 Japanese characters', '2 words in English']],
    [0, 9, { hangul: 6, signs: 2 }, ['8 words in Korean', '1 word in English']],
    [0, 9, { thai: 2, signs: 2 }, ['7 words in English', '2 words in Thai']],
    [4, 2, { signs: 2 }, ['4 Chinese characters', '2 numbers and signs']],
    [0, 3, { 'of a later version': 3 }, ['3 words in other scripts']],
  ])('names %i Asian characters and %i other words, %j', (asian, other, scripts, lines) => {
    expect(divide(asian, other, scripts)).toEqual(lines);
  });
});

describe('describeScripts', () => {
  it.each([
    [0, 0, undefined, '0 words'],
    [0, 1906, undefined, '1,906 words'],
    [3412, 1906, undefined, '1,906 words and 3,412 Chinese characters'],
    [
      3412,
      43,
      { hangul: 40 },
      '40 words in Korean, 3 words in English and 3,412 Chinese characters',
    ],
  ])(
    'tells %i Asian characters and %i other words, %j',
    (asianCharacters, otherWords, scripts, text) => {
      const counts = { words: 0, asianCharacters, otherWords, characters: 0 };
      expect(describeScripts({ ...counts, ...(scripts && { scripts }) })).toBe(text);
    },
  );
});
