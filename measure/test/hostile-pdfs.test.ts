import { zlibSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePdf, makePdfOf, makeStream } from '../scripts/make-pdf.ts';
import { measureBytes } from './measure-bytes.ts';

const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</XObject<</X 6 0 R>>>>/Contents 4 0 R>>';
const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const blanks = new Uint8Array(17 * 1024 * 1024).fill(0x20);

function pdfThatDraws(drawing: Uint8Array): Uint8Array {
  const content = Buffer.from(zlibSync(drawing, { level: 9 })).toString('latin1');
  return makePdfOf([catalogue, pages, page, makeStream('<</Filter/FlateDecode', content)]);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('measureDocument on hostile PDFs', () => {
  it('names a PDF cut in half damaged', async () => {
    const whole = makePdf([['one two']], 'simplified');
    const { report } = await measureBytes(whole.subarray(0, whole.length >> 1));
    expect(report).toMatchObject({ format: 'pdf', exactness: 'uncountable', limit: 'damaged' });
  });

  it('answers for a page tree that contains itself', async () => {
    const circle = '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 100000>>';
    const { report } = await measureBytes(makePdfOf([catalogue, circle]));
    expect(report.exactness).toBe('uncountable');
  });

  it('answers for a form that draws itself', async () => {
    const form = makeStream(
      '<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</X 6 0 R>>>>',
      '/X Do /X Do',
    );
    const circle = makePdfOf([catalogue, pages, page, makeStream('<<', '/X Do'), 'null', form]);
    expect((await measureBytes(circle)).report.counts.words).toBe(0);
  });

  it('stops a stream that inflates to too much', async () => {
    const { report } = await measureBytes(pdfThatDraws(blanks));
    expect(report).toMatchObject({ format: 'pdf', exactness: 'uncountable', limit: 'too-large' });
  });

  it('stops it also where its modules were loaded a second time', async () => {
    vi.resetModules();
    const again = await import('./measure-bytes.ts');
    const { report } = await again.measureBytes(pdfThatDraws(blanks));
    expect(report).toMatchObject({ format: 'pdf', exactness: 'uncountable', limit: 'too-large' });
  });

  it('reads a PDF also where the platform inflates nothing', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    vi.resetModules();
    const older = await import('./measure-bytes.ts');
    const { report } = await older.measureBytes(makePdf([['one two']], 'simplified'));
    expect(report).toMatchObject({ format: 'pdf', exactness: 'exact', counts: { words: 2 } });
  });

  it.each(['q Q\n', 'qQ'])('refuses a drawing of nothing but %j', async (pair) => {
    const drawing = pdfThatDraws(Buffer.from(pair.repeat(200_001)));
    const { report } = await measureBytes(drawing, { clock: () => 0 });
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'too-large' });
  });
});
