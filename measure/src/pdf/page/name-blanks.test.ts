import { describe, expect, it } from 'vitest';
import { nameBlanks } from './name-blanks.ts';

/** Letters of ten points, each as wide as this part of them. */
function text(str: string, letterWidth: number) {
  const width = str.length * letterWidth * 10;
  return { str, width, height: 10, dir: 'ltr', transform: [], fontName: 'f', hasEOL: false };
}

const read = (...items: ReturnType<typeof text>[]) => nameBlanks(items).map(({ str }) => str);

describe('nameBlanks', () => {
  it('reads the first glyph as a space', () => {
    expect(read(text('two\u0001words', 0.5))).toEqual(['two words']);
  });

  it("reads InDesign's mark for a blank as a space", () => {
    expect(read(text('on\u0007a\u0007broad', 0.5))).toEqual(['on a broad']);
  });

  it('leaves other control characters, which may be letters or signs', () => {
    expect(read(text('su\u000fcient don\u0092t', 0.5))).toEqual(['su\u000fcient don\u0092t']);
    expect(read(text('su\u000fcient', 0.5))).toEqual(['su\u000fcient']);
  });

  it('reads narrow glyphs without a letter as spaces', () => {
    const blank = text('\0', 0.28);
    expect(read(text('관련', 1), blank, text('경험', 1))).toEqual(['관련', ' ', '경험']);
  });

  it('leaves those that are as wide as letters, or may be, and those without a width', () => {
    const [blank, letter] = [text('\0', 0.28), text('\0', 0.5)];
    expect(read(blank, letter)).toEqual(['\0', '\0']);
    expect(read(blank, text('デ\0タ', 1))).toEqual(['\0', 'デ\0タ']);
    expect(read(text('\0', 0))).toEqual(['\0']);
    const blanks = Array.from({ length: 10 }, () => text('\0', 0.28));
    expect(read(...blanks, letter).join('')).toBe(`${' '.repeat(10)}\0`);
  });

  it('leaves the numbers of glyphs where there are several', () => {
    expect(read(text('\u0001\u0002', 0.3), text('\0', 0.3))).toEqual(['\u0001\u0002', '\0']);
  });
});
