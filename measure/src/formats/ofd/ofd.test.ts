import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

/** A text with its place, as WPS and the printers of authorities write it. */
function text(x: number, y: number, content: string, attributes = ''): string {
  return `<ofd:TextObject ID="1" Boundary="${x} ${y} 90 5" Font="7" Size="4">
<ofd:TextCode X="0" Y="3.6" DeltaX="g ${Math.max(1, content.length - 1)} 2" ${attributes}>${content}</ofd:TextCode></ofd:TextObject>`;
}

const picture = '<ofd:ImageObject ID="2" Boundary="0 0 210 297" ResourceID="3"/>';

function makeOfd(pages: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const page = (content: string) =>
    `<ofd:Page xmlns:ofd="http://www.ofdspec.org/2016"><ofd:Content><ofd:Layer>${content}</ofd:Layer></ofd:Content></ofd:Page>`;
  const list = pages.map((_, index) => `<ofd:Page ID="${index}" BaseLoc="Pages/P_${index}.xml"/>`);
  const entries = {
    'OFD.xml':
      '<ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016"><ofd:DocBody><ofd:DocInfo><ofd:Author>not counted</ofd:Author></ofd:DocInfo><ofd:DocRoot>/Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>',
    'Doc_0/Document.xml': `<ofd:Document xmlns:ofd="http://www.ofdspec.org/2016"><ofd:CommonData><ofd:TemplatePage ID="9" BaseLoc="Tpls/T.xml"/></ofd:CommonData><ofd:Pages>${list.join('')}</ofd:Pages></ofd:Document>`,
    'Doc_0/Tpls/T.xml': page(text(5, 5, '发票代码')),
    ...Object.fromEntries(pages.map((it, index) => [`Doc_0/Pages/P_${index}.xml`, page(it)])),
    ...files,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [name, strToU8(content)] as const),
    ),
  );
}

const read = async (bytes: Uint8Array) => (await measureBytes(bytes)).report;

describe('readOfd', () => {
  it('counts the words of pages by their position, and a template once', async () => {
    const template = '<ofd:Template TemplateID="9"/>';
    const beside = text(10, 20, 'un') + text(14, 20, 'til') + text(40, 20, 'now');
    const report = await read(makeOfd([template + beside, template + text(10, 20, '年报')]));
    expect(report).toMatchObject({
      format: 'ofd',
      exactness: 'exact',
      pages: 2,
      counts: { words: 8, asianCharacters: 6 },
    });
  });

  it('counts pages that are pictures as pages, also where letters are drawn as outlines', async () => {
    const outline = `<ofd:PathObject><ofd:AbbreviatedData>${'M 1.5 2.5 L 3.5 4.5 '.repeat(300)}</ofd:AbbreviatedData></ofd:PathObject>`;
    expect(await read(makeOfd([text(1, 1, '一页'), picture, outline, '']))).toMatchObject({
      exactness: 'partial',
      limit: 'scanned-pages',
      pages: 4,
      picturePages: 2,
      counts: { words: 2 },
    });
    expect(await read(makeOfd([picture]))).toMatchObject({ limit: 'scan' });
  });

  it('follows the transformation of a text', async () => {
    const scaled = (x: number, content: string) =>
      `<ofd:TextObject Boundary="0 0 90 5" CTM="0.5 0 0 0.5 0 0" Size="8"><ofd:TextCode X="${x}" Y="9" DeltaX="4">${content}</ofd:TextCode></ofd:TextObject>`;
    const report = await read(makeOfd([scaled(0, 'no') + scaled(8.2, 'w') + scaled(40, 'on')]));
    expect(report.counts.words).toBe(2);
  });

  it('says when a page is missing', async () => {
    const bytes = makeOfd([text(1, 1, '一页')], {
      'Doc_0/Document.xml':
        '<Document><Pages><Page BaseLoc="Pages/P_0.xml"/><Page BaseLoc="Pages/P_9.xml"/></Pages></Document>',
    });
    expect(await read(bytes)).toMatchObject({ exactness: 'partial', limit: 'damaged' });
  });

  it('ends with distances that lie, and with a document that is its own page', async () => {
    const lying = text(1, 1, 'one', 'DeltaY="0"').replace('g 2 2', 'g 1000000000 2 '.repeat(1000));
    expect((await read(makeOfd([lying]))).counts.words).toBe(1);
    const circle = makeOfd([], {
      'Doc_0/Document.xml': `<Document>${'<Page BaseLoc="Document.xml"/>'.repeat(1000)}</Document>`,
    });
    expect((await read(circle)).counts.words).toBe(0);
  });

  it('refuses more pages, and more texts on one, than documents have', async () => {
    const list = Array.from({ length: 10_001 }, (_, index) => `<Page BaseLoc="${index}.xml"/>`);
    const pages = makeOfd([], { 'Doc_0/Document.xml': `<Document>${list.join('')}</Document>` });
    expect(await read(pages)).toMatchObject({ exactness: 'uncountable', limit: 'too-large' });
    const full = makeOfd(['<TextObject><TextCode>a</TextCode></TextObject>'.repeat(200_001)]);
    expect(await read(full)).toMatchObject({ exactness: 'uncountable', limit: 'too-large' });
  });
});
