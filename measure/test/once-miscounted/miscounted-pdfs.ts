import { makePdfOf, makeStream } from '../../scripts/make-pdf.ts';
import { makeScan } from '../../scripts/make-scan.ts';
import { repeat } from './repeat.ts';

/** A PDF of one page of A4, drawn in Helvetica, and in Chinese by UCS-2. */
function makePage(drawing: string): Uint8Array {
  return makePdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[6 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 0>>/FontDescriptor 8 0 R/DW 1000>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R/C 4 0 R>>>>/Contents 7 0 R>>',
    makeStream('<<', drawing),
    '<</Type/FontDescriptor/FontName/Song/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>',
  ]);
}

const ucs2 = (text: string) =>
  repeat(text.length, (at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

const picture = [1, 1] as const;

/** 200 pages of pictures with the text that a program has recognised in them: 30,800 words. */
export function makeRecognisedScan(): Uint8Array {
  const line = { text: 'word '.repeat(22).trim(), place: 'unseen' } as const;
  return makeScan(repeat(200, () => ({ picture, lines: repeat(7, () => line) })));
}

/** 200 pages of pictures with "Page 1", "Page 2" and so on over them. */
export function makeNumberedScan(): Uint8Array {
  return makeScan(repeat(200, (page) => ({ picture, lines: [{ text: `Page ${page + 1}` }] })));
}

/** 199 pages of pictures behind a cover of 6 words. */
export function makeScanWithCover(): Uint8Array {
  const cover = { lines: [{ text: 'Land register of the north district' }] };
  return makeScan([cover, ...repeat(199, () => ({ picture }))]);
}

/** The cover of a Chinese report, 65 characters in bold that is printed four times. */
export function makeFourfoldCover(): Uint8Array {
  const lines = [
    '年度报告',
    '某某股份有限公司二〇二一年年度报告全文',
    '公司董事会及全体董事保证本报告内容的真实准确完整没有虚假记载误导性陈述',
  ];
  const rest = 65 - lines.join('').length;
  const text = [...lines, '重'.repeat(rest)];
  const drawing = text.flatMap((line, row) =>
    [0, 0.3, 0.6, 0.9].map(
      (shift) => `1 0 0 1 ${20 + shift} ${700 - row * 40} Tm <${ucs2(line)}> Tj`,
    ),
  );
  return makePage(`BT /C 14 Tf ${drawing.join('\n')} ET`);
}

/** A table whose cells are as wide as their text, and drawn one behind the other without a space. */
export function makeTightTable(cells: number): Uint8Array {
  const drawing = repeat(cells, (cell) => {
    const [column, row] = [cell % 13, Math.floor(cell / 13)];
    return `1 0 0 1 ${20 + column * 42} ${820 - row * 15} Tm (${1000 + cell}) Tj`;
  });
  return makePage(`BT /F 8 Tf ${drawing.join('\n')} ET`);
}
