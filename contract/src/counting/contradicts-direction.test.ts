import { describe, expect, it } from 'vitest';
import { contradictsDirection } from './contradicts-direction.ts';

const toChinese = 'English to Chinese Translation';
const toEnglish = 'Chinese to English Translation';

function text(asianCharacters: number, otherWords: number, scripts?: Record<string, number>) {
  const words = asianCharacters + otherWords;
  const counts = {
    words,
    asianCharacters,
    otherWords,
    characters: words,
    ...(scripts && { scripts }),
  };
  return { exactness: 'exact', counts } as const;
}

describe('contradictsDirection', () => {
  it('finds a document that is in the language it is to be translated into', () => {
    expect(contradictsDirection(text(980, 20), toChinese)).toEqual({
      language: 'Chinese',
      direction: toEnglish,
    });
    expect(contradictsDirection(text(20, 980), toEnglish)).toEqual({
      language: 'English',
      direction: toChinese,
    });
  });

  it.each([
    ['the right language', text(980, 20), toEnglish],
    ['both languages', text(500, 500), toChinese],
    ['few words', text(19, 0), toChinese],
    ['writing', text(980, 20), 'English Writing'],
    ['Japanese', text(980, 20, { kana: 600 }), toChinese],
    ['Russian', text(0, 1000, { cyrillic: 990 }), toEnglish],
    ['nothing that was counted', null, toChinese],
    ['no count', { ...text(980, 20), exactness: 'uncountable' as const }, toChinese],
  ])('lets %s pass', (_what, report, direction) => {
    expect(contradictsDirection(report, direction)).toBeNull();
  });

  it('sets numbers aside', () => {
    expect(contradictsDirection(text(100, 400, { signs: 390 }), toChinese)?.language).toBe(
      'Chinese',
    );
  });
});
