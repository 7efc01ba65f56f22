import { describe, expect, it } from 'vitest';
import { makePdfOf, makeStream } from '../../../scripts/make-pdf.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const rectangle = '/Rect[50 50 200 80]';
const pageText = 'BT /F 10 Tf 60 700 Td (one two) Tj 0 900 Td (cut off) Tj ET';

/** A page that says "one two", with annotations. */
function makeAnnotated(
  annotations: readonly string[],
  text = pageText,
  look = `0 0 m ${'9 9 l 0 0 l '.repeat(200)} S`,
): Uint8Array {
  const references = annotations.map((_, index) => `${6 + index} 0 R`).join(' ');
  return makePdfOf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${references}]>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R/Annots[${references}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    makeStream('<<', text),
    ...annotations.map((it) => `<</Type/Annot${rectangle}${it}>>`),
    // The look of a field: a frame of many lines.
    makeStream(
      '<</Type/XObject/Subtype/Form/BBox[0 0 150 30]/Resources<</Font<</F 4 0 R>>>>',
      look,
    ),
  ]);
}

async function measure(...annotations: string[]) {
  return (await measureBytes(makeAnnotated(annotations))).report;
}

describe('readPdf on annotations', () => {
  it('counts what was typed into a form beside the text', async () => {
    const report = await measure(
      '/Subtype/Widget/FT/Tx/T(name)/V(Li Lei and Han Meimei)',
      '/Subtype/Widget/FT/Ch/T(city)/Opt[(Hefei)(Wuhu)]/V(Hefei)',
      '/Subtype/Widget/FT/Btn/T(agreed)/V/Yes',
    );
    expect(report.counts.words).toBe(2);
    expect(report.outside).toMatchObject({ 'text-boxes': { words: 6 } });
  });

  it('takes a page that holds nothing but a form for no scan, however its fields are framed', async () => {
    const field = '/Subtype/Widget/FT/Tx/T(name)/V(Li Lei)/AP<</N 7 0 R>>';
    const { report } = await measureBytes(makeAnnotated([field], ''));
    expect(report).toMatchObject({
      exactness: 'exact',
      counts: { words: 0 },
      outside: { 'text-boxes': { words: 2 } },
    });
  });

  it('counts comments beside the text, and those once that have a window', async () => {
    const report = await measure(
      '/Subtype/Text/Contents(please check this)',
      '/Subtype/Popup/Contents(please check this)',
      '/Subtype/FreeText/DA(/F 10 Tf)/Contents(typed over it)',
    );
    expect(report.counts.words).toBe(2);
    expect(report.outside).toMatchObject({
      comments: { words: 3 },
      'text-boxes': { words: 3 },
    });
  });

  it('counts a typed note that is only drawn', async () => {
    const note = '/Subtype/FreeText/DA(/F 10 Tf)/AP<</N 7 0 R>>';
    const drawn = 'BT /F 10 Tf 5 5 Td (typed over it) Tj ET';
    const { report } = await measureBytes(makeAnnotated([note], pageText, drawn));
    expect(report.outside).toMatchObject({ 'text-boxes': { words: 3 } });
  });

  it('counts no hidden comment, and no text outside the page', async () => {
    const report = await measure('/Subtype/Text/F 2/Contents(please check this)');
    expect(report).toMatchObject({ counts: { words: 2 }, outside: {} });
  });
});
