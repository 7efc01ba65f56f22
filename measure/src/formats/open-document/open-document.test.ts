import { describe, expect, it } from 'vitest';
import { makeArchive, makeOpenDocument } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function measure(...document: Parameters<typeof makeOpenDocument>) {
  return (await measureBytes(makeOpenDocument(...document))).report;
}

describe('readOpenDocument', () => {
  it.each([
    [
      'spaces, tabs and line breaks',
      '<text:p>a<text:s text:c="3"/>b<text:tab/>c<text:line-break/>d</text:p>',
      4,
    ],
    [
      'headings, lists and links without their labels',
      '<text:h><text:number>1.</text:number>Head</text:h><text:list><text:list-item><text:p><text:a>a link</text:a></text:p></text:list-item></text:list>',
      3,
    ],
    [
      'no deleted text',
      '<text:tracked-changes><text:deletion><text:p>gone</text:p></text:deletion></text:tracked-changes><text:p>kept</text:p>',
      1,
    ],
    [
      'the word under a phonetic guide',
      '<text:p><text:ruby><text:ruby-base>漢字</text:ruby-base><text:ruby-text>かんじ</text:ruby-text></text:ruby></text:p>',
      2,
    ],
    [
      'no descriptions of pictures',
      '<text:p>one<draw:frame><draw:image/><svg:title>two</svg:title><svg:desc>three</svg:desc></draw:frame></text:p>',
      1,
    ],
    ['fields that show the title', '<text:p><text:title>The title</text:title></text:p>', 2],
  ])('counts %s', async (_, body, words) => {
    expect((await measure('text', body)).counts.words).toBe(words);
  });

  it('counts notes, comments, text boxes and hidden text apart', async () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>a note</text:p></text:note-body></text:note>';
    const comment =
      '<office:annotation><dc:creator>Somebody</dc:creator><dc:date>2026</dc:date><text:p>why so</text:p></office:annotation>';
    const box =
      '<draw:frame><draw:text-box><text:p>in the box</text:p></draw:text-box></draw:frame>';
    const hidden = '<text:span text:style-name="H">not shown</text:span>';
    const styles =
      '<style:style style:name="H"><style:text-properties text:display="none"/></style:style>';
    const report = await measure(
      'text',
      `<text:p>bri${note}${comment}${box}${hidden}dge</text:p>`,
      styles,
    );
    expect(report.counts.words).toBe(1);
    expect(report.outside).toMatchObject({
      notes: { words: 2 },
      comments: { words: 2 },
      'text-boxes': { words: 3 },
      hidden: { words: 2 },
    });
  });

  const chart = `<office:document-content><office:body><office:chart><chart:chart>
    <chart:title><text:p>Our sales</text:p></chart:title>
    <table:table><table:table-row>
      <table:table-cell office:value-type="string"><text:p>First quarter</text:p></table:table-cell>
      <table:table-cell office:value-type="float"><text:p>17</text:p></table:table-cell>
    </table:table-row></table:table>
  </chart:chart></office:chart></office:body></office:document-content>`;
  const formula = '<math><semantics><mi>x</mi><annotation>x + y</annotation></semantics></math>';
  const frame = (name: string) =>
    `<draw:frame><draw:object xlink:href="./${name}"/><draw:image xlink:href="./ObjectReplacements/${name}"/></draw:frame>`;
  const files = { 'Object 1/content.xml': chart, 'Object 2/content.xml': formula };

  it.each([
    [
      'text',
      `<text:p>one${frame('Object 1')}${frame('Object 2')}${frame('Object 3')}</text:p>`,
      1,
      4,
    ],
    [
      'spreadsheet',
      `<table:table><table:shapes>${frame('Object 1')}</table:shapes></table:table>`,
      0,
      2,
    ],
  ] as const)('counts the chart of a %s with text boxes', async (family, body, main, boxes) => {
    const { report } = await measureBytes(makeOpenDocument(family, body, '', files));
    expect(report.counts.words).toBe(main);
    expect(report.outside['text-boxes']?.words).toBe(boxes);
  });

  it('counts the chart of a slide as the slide', async () => {
    const body = `<draw:page>${frame('Object 1')}</draw:page>`;
    const { report } = await measureBytes(makeOpenDocument('presentation', body, '', files));
    expect(report).toMatchObject({ counts: { words: 4 }, outside: {} });
  });

  it('counts a chart the same in a document of one file', async () => {
    const flat = `<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.text" xmlns:office="o"><office:body><office:text><text:p>one<draw:object>${chart}</draw:object><draw:object>${formula}</draw:object> two</text:p></office:text></office:body></office:document>`;
    const { report } = await measureBytes(flat);
    expect(report.counts.words).toBe(2);
    expect(report.outside['text-boxes']?.words).toBe(4);
  });

  it('counts no header that a page style switches off, and a box in a header with it', async () => {
    const box = '<draw:frame><draw:text-box><text:p>in a box</text:p></draw:text-box></draw:frame>';
    const page = `<style:master-page><style:header><text:p>page head${box}</text:p></style:header><style:footer style:display="false"><text:p>not shown</text:p></style:footer></style:master-page>`;
    const report = await measure('text', '<text:p>one</text:p>', page);
    expect(report.counts.words).toBe(1);
    expect(report.outside).toMatchObject({ 'headers-and-footers': { words: 5 } });
    expect(report.outside['text-boxes']).toBeUndefined();
  });

  it('counts slides, and apart their notes, footers and hidden slides', async () => {
    const box = (text: string) =>
      `<draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`;
    const styles =
      '<style:style style:name="H"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>';
    const body = `<presentation:footer-decl>our footer</presentation:footer-decl><draw:page>${box('shown')}<presentation:notes>${box('say this')}${box('<text:page-number>1</text:page-number>')}</presentation:notes></draw:page><draw:page draw:style-name="H">${box('not shown')}</draw:page>`;
    const report = await measure('presentation', body, styles);
    expect(report).toMatchObject({ pages: 2, counts: { words: 1 } });
    expect(report.outside).toMatchObject({
      'slide-notes': { words: 2 },
      'headers-and-footers': { words: 2 },
      hidden: { words: 2 },
    });
  });

  it('reads a document that names itself in its manifest alone', async () => {
    const { report } = await measureBytes(
      makeArchive({
        'content.xml':
          '<office:document-content><office:body><office:text><text:p>two words</text:p></office:text></office:body></office:document-content>',
        'META-INF/manifest.xml':
          '<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
      }),
    );
    expect(report).toMatchObject({ format: 'odt', counts: { words: 2 } });
  });

  it('reads a document that is one XML file', async () => {
    const flat =
      '<?xml version="1.0"?><office:document xmlns:office="o" office:mimetype="application/vnd.oasis.opendocument.text"><office:meta><dc:title>Not this</dc:title></office:meta><office:body><office:text><text:p>two words</text:p></office:text></office:body></office:document>';
    const { report } = await measureBytes(flat);
    expect(report).toMatchObject({ format: 'fodt', counts: { words: 2 } });
  });
});
