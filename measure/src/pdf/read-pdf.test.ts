import { describe, expect, it } from 'vitest';
import { makePdf, makePdfOf, makeStream } from '../../scripts/make-pdf.ts';
import { measureBytes } from '../../test/measure-bytes.ts';

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

function makePage(resources: string): string {
  return `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${resources}>>/Contents 5 0 R>>`;
}

/** Forms that each draw the next one eight times. */
function makeNestedForms(depth: number): Uint8Array {
  const form = '<</Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<<';
  const forms = Array.from({ length: depth }, (_, index) =>
    makeStream(`${form}/XObject<</A ${index + 7} 0 R>>>>`, '/A Do '.repeat(8)),
  );
  return makePdfOf([
    catalogue,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    makePage('/XObject<</A 6 0 R>>'),
    helvetica,
    makeStream('<<', '/A Do'),
    ...forms,
    makeStream(`${form}/Font<</F 4 0 R>>>>`, 'BT /F 10 Tf 5 5 Td (a) Tj ET'),
  ]);
}

/** One page on which a letter is drawn up and down again. */
function makeFullPage(letters: number): Uint8Array {
  return makePdfOf([
    catalogue,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    makePage('/Font<</F 4 0 R>>'),
    helvetica,
    makeStream(
      '<<',
      `BT /F 10 Tf 60 700 Td ${'(a)Tj 5 90 Td (b)Tj -5 -90 Td '.repeat(letters / 2)}ET`,
    ),
  ]);
}

/** One page that draws this, with a font beside it that draws its letters a and b itself. */
function makeDrawnPage(drawing: string): Uint8Array {
  const letters = '/Encoding<</Differences[97/a/b]>>/FirstChar 97/LastChar 98/Widths[80 80]';
  return makePdfOf([
    catalogue,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    makePage('/Font<</F 4 0 R/D 6 0 R>>'),
    helvetica,
    makeStream('<<', drawing),
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[1 0 0 1 0 0]${letters}/CharProcs<</a 7 0 R/b 7 0 R>>>>`,
    makeStream('<<', '80 0 d0'),
  ]);
}

/** One page whose font makes each character as wide as an ideograph; each is set by its place, in points. */
function makePlacedPage(characters: readonly (readonly [character: string, x: number])[]) {
  const drawing = characters.map(([character, x]) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `1 0 0 1 ${60 + x} 700 Tm <${code}> Tj`;
  });
  return makeIdeographPage(`BT /F 10 Tf ${drawing.join(' ')} ET`);
}

function makeIdeographPage(drawing: string) {
  const collection = '/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 0>>';
  return makePdfOf([
    catalogue,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    makePage('/Font<</F 4 0 R>>'),
    '<</Type/Font/Subtype/Type0/BaseFont/Test/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    makeStream('<<', drawing),
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/Test${collection}/FontDescriptor 7 0 R/DW 1000>>`,
    '<</Type/FontDescriptor/FontName/Test/Flags 4/FontBBox[0 0 1000 900]/ItalicAngle 0/Ascent 900/Descent 0/CapHeight 700/StemV 80>>',
  ]);
}

function makeSharedPages(count: number): Uint8Array {
  return makePdfOf([
    catalogue,
    `<</Type/Pages/Kids[${'3 0 R '.repeat(count)}]/Count ${count}>>`,
    makePage('/Font<</F 4 0 R>>'),
    helvetica,
    makeStream('<<', 'BT /F 10 Tf 60 700 Td (one two) Tj ET'),
  ]);
}

describe('readPdf', () => {
  it('counts the pages and their text', async () => {
    const { report } = await measureBytes(makePdf([['one two', '三'], ['four']], 'simplified'));
    expect(report).toMatchObject({
      format: 'pdf',
      exactness: 'exact',
      pages: 2,
      counts: { words: 4 },
    });
  });

  it('says by when it looks at the clock again, until it has read all pages', async () => {
    const expected: (number | null)[] = [];
    const onCheck = (nextBy: number | null) => void expected.push(nextBy);
    await measureBytes(makePdf([['one'], ['two']], 'simplified'), { clock: () => 5, onCheck });
    expect(expected).toContain(8005);
    expect(expected.at(-1)).toBeNull();
  });

  it('names a PDF of pictures a scan', async () => {
    const { report } = await measureBytes(makePdf([null, null], 'simplified'));
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'scan', pages: 2 });
  });

  it('counts what it can when some pages are pictures', async () => {
    const { report } = await measureBytes(makePdf([['one two'], null], 'simplified'));
    expect(report).toMatchObject({
      exactness: 'partial',
      limit: 'scanned-pages',
      counts: { words: 2 },
    });
  });

  it('does not take the numbers of glyphs for a text', async () => {
    const glyphs = '\u0001\u0002\u0003\u0004\u0005\u0006\uff01\u0000';
    const { report } = await measureBytes(makePdf([[glyphs]], 'none'));
    expect(report).toMatchObject({
      exactness: 'uncountable',
      limit: 'unreadable-text',
      counts: { words: 0 },
    });
  });

  it('counts what it can when the glyphs of some pages mean nothing', async () => {
    const glyphs = '\u0001\u0002\u0003\u0004\u0005\u0006';
    const { report } = await measureBytes(makePdf([['one two'], [glyphs]], 'none'));
    expect(report).toMatchObject({
      exactness: 'partial',
      limit: 'unreadable-pages',
      counts: { words: 2 },
    });
  });

  it('reads a blank that its font does not name as a space', async () => {
    const pages = ['\u0001two\u0001words\u0001', '\u0001', 'three\u0001more\u0001words'];
    const { report } = await measureBytes(makePdf([pages], 'none'));
    expect(report).toMatchObject({ exactness: 'exact', counts: { words: 5 } });
  });

  it.each([
    ['on the page', 20, 8],
    ['but not what is cut off beside it', -4000, 4],
  ])('counts the first letters of lines whose size is negative, %s', async (_where, x, words) => {
    const letter = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
    const lines = ['千载之下', '声名不朽'].map(
      (text, line) =>
        `q 1 0 0 1 ${line === 0 ? 1000 : x} ${900 + 150 * line} cm BT /F -100 Tf -100 Tz 0 0 Td <${[...text].map(letter).join('')}> Tj ET Q`,
    );
    const drawing = `q 1 0 0 -1 0 842 cm 0.12 0 0 0.12 0 0 cm ${lines.join('\n')} Q`;
    const { report } = await measureBytes(makeIdeographPage(drawing));
    expect(report).toMatchObject({ exactness: 'exact', counts: { words } });
  });

  it('takes a blank page for no scan', async () => {
    const { report } = await measureBytes(makePdf([['one two'], []], 'simplified'));
    expect(report.exactness).toBe('exact');
  });

  it.each([0, 1, 2])(
    'calls a page tree that holds itself damaged, whose count is %s',
    async (count) => {
      const pages = `<</Type/Pages/Kids[2 0 R]/Count ${count}>>`;
      const { report } = await measureBytes(makePdfOf([catalogue, pages]));
      expect(report).toMatchObject({ format: 'pdf', exactness: 'uncountable', limit: 'damaged' });
    },
  );

  it.each([2, 50, 2 ** 31])(
    'counts the pages that are there where there should be %s',
    async (count) => {
      const bytes = makePdfOf([
        catalogue,
        `<</Type/Pages/Kids[3 0 R]/Count ${count}>>`,
        makePage('/Font<</F 4 0 R>>'),
        helvetica,
        makeStream('<<', 'BT /F 10 Tf 60 700 Td (one two) Tj ET'),
      ]);
      const { report } = await measureBytes(bytes);
      expect(report).toMatchObject({ exactness: 'exact', pages: 1, counts: { words: 2 } });
    },
  );

  it.each([-3, 0, 1])(
    'calls a document damaged that has no page, and tells of %s',
    async (count) => {
      const { report } = await measureBytes(
        makePdfOf([catalogue, `<</Type/Pages/Kids[]/Count ${count}>>`]),
      );
      expect(report).toMatchObject({ exactness: 'uncountable', limit: 'damaged' });
    },
  );

  it.each([
    ['forms that draw each other without end', makeNestedForms(10)],
    ['the same page without end', makeSharedPages(100_000)],
    ['a page of letters without end', makeFullPage(220_000)],
  ])('gives up on %s', async (_, bytes) => {
    const { report } = await measureBytes(bytes, { clock: () => 0 });
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'too-large' });
  });

  it('gives a document of few pages less time than one of many', async () => {
    let now = 0;
    const clock = () => {
      now += 4000;
      return now;
    };
    const limits = { clock, maxMs: 1_000_000 };
    const { report } = await measureBytes(makeSharedPages(4), limits);
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'too-slow' });
  });

  it('reads forms, printed over one another, and pages that are used again', async () => {
    const forms = await measureBytes(makeNestedForms(3));
    expect(forms.report).toMatchObject({ exactness: 'exact', counts: { words: 1 } });
    const pages = await measureBytes(makeSharedPages(50));
    expect(pages.report).toMatchObject({ exactness: 'exact', counts: { words: 100 } });
  });

  it.each([
    [
      'letters that are spaced out',
      'BT /F 10 Tf 60 700 Td (one) Tj 4 0 Td 2 Tc 20 0 Td (where) Tj ET',
      2,
    ],
    [
      'a font with units of its own',
      'BT /D 0.1 Tf 60 700 Td (ab) Tj 16.5 0 Td (a) Tj 12 0 Td (b) Tj ET',
      2,
    ],
    ['a line that begins outside the page', 'BT /F 10 Tf -5 700 Td (on the page) Tj ET', 3],
    ['a line outside the page', 'BT /F 10 Tf -90 700 Td (no page) Tj ET', 0],
  ])('counts the words of %s', async (_, drawing, words) => {
    const { report } = await measureBytes(makeDrawnPage(drawing));
    expect(report.counts.words).toBe(words);
  });

  it('counts letters that are written full-width and drawn narrow as words', async () => {
    const places = [0, 6.8, 11.5, 20, 24.2, 31.5, 36.3, 40, 43.8];
    const letters = Array.from(
      'Ｗｅｂｏｆｄａｔａ',
      (letter, index) => [letter, places[index] ?? 0] as const,
    );
    const { report } = await measureBytes(makePlacedPage(letters));
    expect(report.counts.words).toBe(3);
  });

  it('counts letters one by one that are as wide as ideographs', async () => {
    const letters = Array.from('ＷＥＢ图', (letter, index) => [letter, index * 10] as const);
    const { report } = await measureBytes(makePlacedPage(letters));
    expect(report.counts.words).toBe(4);
  });

  it('tells how far it is', async () => {
    const fractions: number[] = [];
    const onProgress = (fraction: number) => void fractions.push(fraction);
    await measureBytes(makePdf([['one'], ['two']], 'simplified'), { onProgress });
    expect(fractions).toEqual([0.5, 1]);
  });
});
