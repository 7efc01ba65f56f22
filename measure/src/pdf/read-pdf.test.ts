import { describe, expect, it } from 'vitest';
import { makePdf, makePdfOf } from '../../scripts/make-pdf.ts';
import { measureBytes } from '../../test/measure-bytes.ts';

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

  it('takes a blank page for no scan', async () => {
    const { report } = await measureBytes(makePdf([['one two'], []], 'simplified'));
    expect(report.exactness).toBe('exact');
  });

  it.each([0, 1, 2])(
    'calls a page tree that holds itself damaged, whose count is %s',
    async (count) => {
      const pages = `<</Type/Pages/Kids[2 0 R]/Count ${count}>>`;
      const { report } = await measureBytes(makePdfOf(['<</Type/Catalog/Pages 2 0 R>>', pages]));
      expect(report).toMatchObject({ format: 'pdf', exactness: 'uncountable', limit: 'damaged' });
    },
  );

  it('tells how far it is', async () => {
    const fractions: number[] = [];
    const onProgress = (fraction: number) => void fractions.push(fraction);
    await measureBytes(makePdf([['one'], ['two']], 'simplified'), { onProgress });
    expect(fractions).toEqual([0.5, 1]);
  });
});
