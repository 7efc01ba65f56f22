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

  it('counts a book that protects its fonts only', async () => {
    const book = makeEpub(['one two'], encrypt('OEBPS/font.otf'));
    expect((await measureBytes(book)).report.counts.words).toBe(2);
  });
});
