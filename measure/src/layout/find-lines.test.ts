import { describe, expect, it } from 'vitest';
import { findLines, joinLines } from './find-lines.ts';
import type { TextPiece } from './text-piece.ts';

/** A piece of text in letters of ten points, each half as wide. */
function at(start: number, text: string, more: Partial<TextPiece> = {}): TextPiece {
  return {
    text,
    start,
    end: start + text.length * 5,
    base: 700,
    size: 10,
    angle: 0,
    isParted: false,
    isLeftward: false,
    ...more,
  };
}

function read(...pieces: TextPiece[]): string[] {
  return findLines(pieces).map(({ text }) => text);
}

describe('findLines', () => {
  it('keeps the pieces of a word together, and raised ones', () => {
    expect(read(at(0, 'con'), at(15, 'tract'), at(40, '1', { base: 704, size: 6 }))).toEqual([
      'contract1',
    ]);
  });

  it('keeps letters on the line that are raised after lowered ones', () => {
    const lowered = at(15, '3', { base: 697, size: 6, end: 18 });
    const raised = at(18.3, '–', { base: 704, size: 6 });
    expect(read(at(0, 'HCO'), lowered, raised)).toEqual(['HCO3–']);
    expect(read(lowered, raised)).toEqual(['3', '–']);
  });

  it('keeps an accent with the letter that is drawn below it', () => {
    expect(read(at(0, 'p,'), at(13, '¯'), at(12, 'p'))).toEqual(['p, ¯p']);
  });

  it('comes to an end with a row of any length, in letters of any size', () => {
    const row = Array.from({ length: 150_000 }, (_, index) => at(index * 5, 'a'));
    expect(read(...row.slice(0, 30_000))).toHaveLength(1);
    expect(findLines(row)).toHaveLength(1);
    for (const size of [1e9, Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(findLines([at(0, 'one', { size }), at(0, 'two', { size })])).not.toEqual([]);
    }
  });

  it('parts words by a gap, and by a space that was drawn', () => {
    const drawn = at(30, 'three', { isParted: true });
    expect(read(at(0, 'one'), at(18, 'two'), drawn)).toEqual(['one two three']);
  });

  it('parts cells and columns beside each other', () => {
    expect(read(at(0, '413'), at(40, '330'), at(80, '4'))).toEqual(['413', '330', '4']);
  });

  it('reads letters that are set apart evenly as a word', () => {
    const letters = Array.from('TOTAL', (letter, index) => at(index * 8, letter));
    expect(read(...letters)).toEqual(['TOTAL']);
  });

  it('keeps single letters in cells apart', () => {
    const letters = Array.from('ABCD', (letter, index) => at(index * 19, letter));
    expect(read(...letters)).toEqual(['A B C D']);
  });

  it('reads a line along the page, and a slanted one', () => {
    const upright = { angle: 90, base: -100 };
    const lines = findLines([
      at(0, 'one', upright),
      at(18, 'two', upright),
      at(0, 'COPY', { angle: 45 }),
    ]);
    expect(lines).toMatchObject([
      { text: 'one two', isSlanted: false },
      { text: 'COPY', isSlanted: true },
    ]);
  });

  it('parts words of a line that runs from right to left by their gaps', () => {
    const leftward = { isLeftward: true };
    expect(read(at(50, 'של', leftward), at(40, 'ום', leftward))).toEqual(['שלום']);
    const number = at(36, '10', leftward);
    expect(read(at(50, 'עם', leftward), number, at(13, 'שנים', leftward))).toEqual(['עם 10 שנים']);
    expect(read(at(50, 'C', leftward), at(55, 'D', leftward))).toEqual(['CD']);
  });

  it('parts cells of a row that runs from right to left', () => {
    const leftward = { isLeftward: true };
    expect(read(at(80, 'תאריך', leftward), at(20, '2019-', leftward))).toEqual(['תאריך', '2019-']);
    const [date, cell] = [at(80, '2019-', leftward), at(20, '2020', leftward)];
    expect(joinLines(findLines([date, cell]))).toBe('2019-\n2020\n');
  });
});

describe('findLines on text that is printed over itself', () => {
  it('counts four copies once', () => {
    const copies = [0, 0.3, 0, 0.3].map((shift) => at(shift, '年度报告', { base: 700 + shift }));
    expect(read(...copies)).toEqual(['年度报告']);
  });

  it('counts copies once that begin and end elsewhere', () => {
    const copies = [
      at(0, '股票'),
      at(0.3, '股票：'),
      at(10.2, '：'),
      at(10, '：300'),
      at(15.2, '300'),
    ];
    expect(read(...copies)).toEqual(['股票：300']);
  });

  it('counts letters once that are each drawn twice', () => {
    const copy = { base: 700.2 };
    const letters = [at(0, 'T'), at(0.3, 'Te', copy), at(5.3, 'ex', copy), at(10.3, 'x', copy)];
    expect(read(...letters)).toEqual(['Tex']);
  });

  it('counts the same word in other places again', () => {
    expect(read(at(0, 'no'), at(40, 'no'), at(0, 'no', { base: 680 }))).toEqual(['no', 'no', 'no']);
  });
});

describe('joinLines', () => {
  const line = (text: string) => ({ text, height: 10, isSlanted: false, isBeside: false });

  it('puts words together that a line end parts, and no others', () => {
    expect(joinLines(['trans-', 'lation', 'a -', 'dash', 'end-'].map(line))).toBe(
      'translation\na -\ndash\nend-\n',
    );
  });

  it('keeps the hyphen of a number that a line end parts', () => {
    expect(joinLines(['2019-', '2020'].map(line))).toBe('2019-2020\n');
  });

  it('leaves the cell beside it alone, wherever it is in the row', () => {
    const rows = [-24, 0, 6].map((shift) => [
      at(0, '2011.8-'),
      at(80, '1,663', { base: 700 - shift }),
    ]);
    for (const row of rows) expect(joinLines(findLines(row))).toBe('2011.8-\n1,663\n');
    const column = [at(0, 'trans-'), at(80, 'lation', { base: 800 })];
    expect(joinLines(findLines(column))).toBe('translation\n');
    const below = [at(0, '2011.8-'), at(10, '2014.5', { base: 688 })];
    expect(joinLines(findLines(below))).toBe('2011.8-2014.5\n');
  });
});
