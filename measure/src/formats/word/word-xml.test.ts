import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

function makeWordXml(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<?mso-application progid="Word.Document"?>
<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:aml="http://schemas.microsoft.com/aml/2001/core">
<o:DocumentProperties><o:Title>not counted</o:Title></o:DocumentProperties>
<w:body>${body}</w:body></w:wordDocument>`;
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

describe('readWordXml', () => {
  it('counts the results of fields, not their codes, and no properties', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGEREF _Toc1 \\h</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>three</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const { report } = await measureBytes(makeWordXml(`<w:p>${run('one two ')}${field}</w:p>`));
    expect(report).toMatchObject({ format: 'wordml', exactness: 'exact', counts: { words: 3 } });
  });

  it('counts the parts of a package in one file, and no pictures and properties', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const part = (name: string, xml: string) =>
      `<pkg:part pkg:name="${name}"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;
    const flat = `<?xml version="1.0"?><?mso-application progid="Word.Document"?>
<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">
${part('/docProps/core.xml', '<title>not counted</title>')}
${part('/word/document.xml', `<w:document ${w}><w:body><w:p>${run('one two')}</w:p></w:body></w:document>`)}
${part('/word/footnotes.xml', `<w:footnotes ${w}><w:footnote><w:p>${run('a long note')}</w:p></w:footnote></w:footnotes>`)}
${part('/word/header1.xml', `<w:hdr ${w}><w:p>${run('top')}</w:p></w:hdr>`)}
<pkg:part pkg:name="/word/media/a.png"><pkg:binaryData>iVBORw0KGgo AAA BBB</pkg:binaryData></pkg:part>
</pkg:package>`;
    const { report } = await measureBytes(flat);
    expect(report).toMatchObject({ format: 'wordml', exactness: 'exact', counts: { words: 2 } });
    expect(report.outside).toMatchObject({
      notes: { words: 3 },
      'headers-and-footers': { words: 1 },
    });
  });

  it('says when a field never ends', async () => {
    const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
    const { report } = await measureBytes(
      makeWordXml(`<w:p>${run('one')}${begin}${run('two')}</w:p>`),
    );
    expect(report).toMatchObject({ exactness: 'partial', limit: 'damaged', counts: { words: 1 } });
  });

  it('counts headers, notes and comments apart, and no deleted text', async () => {
    const note = `<w:r><w:footnote><w:p>${run('a note')}</w:p></w:footnote></w:r>`;
    const deleted =
      '<aml:annotation w:type="Word.Deletion"><aml:content><w:r><w:delText>gone</w:delText></w:r></aml:content></aml:annotation>';
    const comment = `<w:r><aml:annotation w:type="Word.Comment"><aml:content><w:p>${run('see it')}</w:p></aml:content></aml:annotation></w:r>`;
    const section = `<w:sectPr><w:hdr w:type="odd"><w:p>${run('our header here')}</w:p></w:hdr></w:sectPr>`;
    const { report } = await measureBytes(
      makeWordXml(`<w:p>${run('on')}${note}${deleted}${comment}${run('e')}</w:p>${section}`),
    );
    expect(report.counts.words).toBe(1);
    expect(report.outside).toMatchObject({
      'headers-and-footers': { words: 3 },
      notes: { words: 2 },
      comments: { words: 2 },
    });
  });
});
