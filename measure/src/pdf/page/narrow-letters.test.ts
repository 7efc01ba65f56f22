import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { describe, expect, it } from 'vitest';
import { narrowLetters } from './narrow-letters.ts';

/** Text in a font of ten points that makes each character as wide as an ideograph. */
function at(x: number, str: string, more: Partial<TextItem> = {}): TextItem {
  const transform = [10, 0, 0, 10, x, 700];
  const width = Array.from(str.replaceAll(' ', '')).length * 10;
  return {
    str,
    dir: 'ltr',
    transform,
    width,
    height: 10,
    fontName: 'latin',
    hasEOL: false,
    ...more,
  };
}

/** What is read, with a space where at least a point is between two letters. */
function read(...items: TextItem[]): string {
  const letters = narrowLetters(items);
  return letters
    .map(({ str, transform }, index) => {
      const before = letters[index - 1];
      const gap = before ? transform[4] - before.transform[4] - before.width : 0;
      return gap > 1 ? ` ${str}` : str;
    })
    .join('');
}

const signs = { fontName: 'signs' };

describe('narrowLetters', () => {
  it('parts words by the gaps that are seen', () => {
    const letters = Array.from('ｍｏｆ', (letter, index) => at([0, 6.5, 11][index] ?? 0, letter));
    expect(read(...letters, at(18.5, 'ｉ'), at(22.5, 'ｓ'))).toBe('mof is');
  });

  it('leaves letters as they are that are as wide as they claim', () => {
    const wide = [at(0, 'Ｗ'), at(10, 'Ｅ'), at(20, 'Ｂ')];
    expect(narrowLetters(wide)).toBe(wide);
    expect(narrowLetters([at(0, 'ＷＥＢ'), at(60, '１')]).map(({ str }) => str)).toEqual([
      'ＷＥＢ',
      '１',
    ]);
  });

  it('reads the ideographs used for italic letters, and no others', () => {
    const italic = [at(0, '犛'), at(5, '犲'), at(9, '犪'), at(13, '犾')];
    expect(read(...italic)).toBe('Seal');
    const text = [at(0, '状'), at(8, '狀'), at(16, '態')];
    expect(narrowLetters(text)).toBe(text);
  });

  it('takes letters that are printed over one another for no narrow ones', () => {
    const bold = [at(0, '１'), at(0.4, '１'), at(10, '２'), at(10.4, '２')];
    expect(narrowLetters(bold)).toBe(bold);
  });

  it('takes the font at its word that tells how narrow its letters are', () => {
    expect(narrowLetters([at(0, '１．２', { width: 15 })])).toEqual([at(0, '1.2', { width: 15 })]);
  });

  it('places letters of one piece at an even pace', () => {
    expect(read(at(0, '０．', { width: 18 }), at(10.9, '７'), at(15.4, '５'))).toBe('0.75');
  });

  it('does not take a piece of any length apart', () => {
    const letters = [at(0, 'Ｗ'), at(7, 'ｅ'), at(11.5, 'ｂ'), at(20, 'ａ'.repeat(100_000))];
    expect(narrowLetters(letters)).toHaveLength(4);
  });

  it('makes signs between letters narrow, and leaves those beside ideographs', () => {
    const number = [at(0, '８'), at(7.8, '，', signs), at(10, '５'), at(14.5, '０')];
    expect(read(...number, at(22.3, '，', signs), at(30, '图', signs))).toBe('8,50，图');
  });
});
