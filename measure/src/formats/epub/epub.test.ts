import { describe, expect, it } from 'vitest';
import { makeEpub } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

function encrypt(file: string): Record<string, string> {
  const reference = `<enc:CipherReference URI="${file}"/>`;
  return { 'META-INF/encryption.xml': `<encryption>${reference}</encryption>` };
}

describe('readEpub', () => {
  it('names a book with protected pages encrypted', async () => {
    const book = makeEpub(['one two'], encrypt('OEBPS/page%200.xhtml'));
    const { report } = await measureBytes(book);
    expect(report).toMatchObject({ format: 'epub', limit: 'encrypted' });
  });

  it('knows the named characters of HTML, and that no element is raw text', async () => {
    const page =
      '<html><head><title/><script src="a.js"/></head><body><p>one&nbsp;two&nbsp;three caf&eacute;</p><p>&nbsp;</p><p>你好</p><![CDATA[ end ]]></body></html>';
    const book = makeEpub(['replaced'], { 'OEBPS/page 0.xhtml': page });
    expect((await measureBytes(book)).report.counts).toMatchObject({
      asianCharacters: 2,
      otherWords: 5,
    });
  });

  it('counts pages that are drawings', async () => {
    const book = makeEpub(['replaced'], {
      'OEBPS/book.opf':
        '<package><manifest><item id="p" href="a.svg" media-type="image/svg+xml"/></manifest><spine><itemref idref="p"/></spine></package>',
      'OEBPS/a.svg': '<svg><title>no</title><text>one</text><text>two</text></svg>',
    });
    expect((await measureBytes(book)).report.counts.words).toBe(2);
  });

  it('counts the pages that are there and tells that others are missing', async () => {
    const spine = (...pages: string[]) =>
      `<package><manifest><item id="p0" href="page%200.xhtml"/><item id="p9" href="lost.xhtml"/></manifest><spine>${pages.map((id) => `<itemref idref="${id}"/>`).join('')}</spine></package>`;
    const measure = async (...pages: string[]) => {
      const book = makeEpub(['one two'], { 'OEBPS/book.opf': spine(...pages) });
      return (await measureBytes(book)).report;
    };
    const partial = { exactness: 'partial', limit: 'damaged', counts: { words: 2 } };
    expect(await measure('p0', 'p9')).toMatchObject(partial);
    expect(await measure('p0', 'unknown')).toMatchObject(partial);
    expect(await measure('p9')).toMatchObject({ exactness: 'uncountable', limit: 'damaged' });
    expect(await measure()).toMatchObject({ exactness: 'uncountable', limit: 'damaged' });
  });

  it('counts a book that protects its fonts only', async () => {
    const book = makeEpub(['one two'], encrypt('OEBPS/font.otf'));
    expect((await measureBytes(book)).report.counts.words).toBe(2);
  });
});
