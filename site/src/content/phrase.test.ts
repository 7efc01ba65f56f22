import { describe, expect, it } from 'vitest';
import { hans, hant, listPieces, phrase, toPlainText } from './phrase.ts';

describe('phrase', () => {
  it('keeps quoted pieces apart from the sentence around them', () => {
    expect(phrase`${hans('成')} is a tenth.`).toEqual([
      { lang: 'zh-Hans', text: '成' },
      ' is a tenth.',
    ]);
  });

  it('leaves a sentence without quotes as one piece', () => {
    expect(phrase`Nothing lost.`).toEqual(['Nothing lost.']);
  });
});

describe('listPieces', () => {
  it('treats a plain string and a single quote as one piece', () => {
    expect(listPieces('Nothing lost.')).toEqual(['Nothing lost.']);
    expect(listPieces(hant('一字不落'))).toEqual([{ lang: 'zh-Hant', text: '一字不落' }]);
  });
});

describe('toPlainText', () => {
  it('joins the pieces in reading order', () => {
    expect(toPlainText(phrase`${hans('订金')}, not ${hans('定金')}.`)).toBe('订金, not 定金.');
  });
});
