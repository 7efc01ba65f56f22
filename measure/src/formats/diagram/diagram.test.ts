import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

const makePage = (cells: string) =>
  `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" value="Layer not counted" parent="0"/>${cells}</root></mxGraphModel>`;

/** A page as diagrams.net packs it. */
function pack(page: string): string {
  const bytes = deflateSync(strToU8(encodeURIComponent(page)), { level: 9 });
  return Buffer.from(bytes).toString('base64');
}

const makeFile = (...pages: readonly string[]) =>
  `<mxfile host="app.diagrams.net">${pages.map((page) => `<diagram id="x" name="Page not counted">${page}</diagram>`).join('\n')}</mxfile>`;

const cells = `<mxCell id="2" value="one &lt;b&gt;t&lt;/b&gt;wo&lt;br&gt;合同" style="rounded=1;html=1;" vertex="1" parent="1"><mxGeometry as="geometry"/></mxCell>
<mxCell id="3" value="List&lt;String&gt; a" style="rounded=0" vertex="1" parent="1"/>
<mxCell id="4" value="three" style="html=1" edge="1" parent="1"/>
<UserObject id="5" label="&lt;i&gt;four&lt;/i&gt; " tooltip="a hint" link="https://example.com/not"><mxCell style="html=1" vertex="1" parent="1"/></UserObject>`;

const read = async (file: string) => (await measureBytes(file)).report;

describe('readDiagram', () => {
  it.each([
    { name: 'a page drawn as XML', file: makeFile(makePage(cells)) },
    { name: 'a packed page', file: makeFile(pack(makePage(cells))) },
    { name: 'a page that is a file', file: makePage(cells) },
  ])('counts the labels of shapes and lines of $name', async ({ file }) => {
    const report = await read(file);
    expect(report).toMatchObject({
      format: 'drawio',
      exactness: 'exact',
      counts: { otherWords: 6, asianCharacters: 2 },
    });
    expect(report.outside).toEqual({ descriptions: expect.objectContaining({ words: 2 }) });
  });

  it('counts all pages, and what is on hidden layers apart', async () => {
    const hidden = makePage(`<mxCell id="6" visible="0" parent="0"/>
<object id="7" label="two three"><mxCell vertex="1" parent="6"/></object><mxCell id="8" value="four" vertex="1" parent="7"/>
<mxCell id="9" value="five" vertex="1" parent="1"/>`);
    const other = makePage(
      '<mxCell value="six" visible="0" vertex="1"/><mxCell id="10" value="one" vertex="1" parent="6"/><mxCell value="two" vertex="1"/>',
    );
    const report = await read(makeFile(hidden, pack(hidden), other));
    expect(report.counts.words).toBe(4);
    expect(report.outside.hidden?.words).toBe(7);
  });

  it('counts labels to their end behind a picture', async () => {
    const picture = `&lt;img src=&quot;data:image/png,${'A'.repeat(100_000)}&quot;&gt;`;
    const cell = `<mxCell value="one ${picture} two" style="html=1" vertex="1"/>`;
    expect((await read(makePage(cell))).counts.words).toBe(2);
  });

  it('names a packed page that was cut off, or is none, damaged', async () => {
    const page = pack(makePage(cells));
    for (const text of [page.slice(0, 40), `${page.slice(0, 40)}!!!!`, 'hello']) {
      expect(await read(makeFile(text))).toMatchObject({ format: 'drawio', limit: 'damaged' });
    }
  });

  it('gives up a page that unpacks to more than allowed', async () => {
    const bomb = makeFile(pack(makePage(' '.repeat(3_000_000))));
    expect(bomb.length).toBeLessThan(60_000);
    const { report } = await measureBytes(bomb, { maxInflatedBytes: 2_000_000 });
    expect(report).toMatchObject({ format: 'drawio', limit: 'too-large' });
  });

  it('refuses more pages than drawings have', async () => {
    const pages = `<diagram>${pack(makePage(''))}</diagram>`.repeat(10_001);
    const report = await read(`<mxfile>${pages}</mxfile>`);
    expect(report).toMatchObject({ format: 'drawio', limit: 'too-large' });
  });

  it('names a library of shapes, and does not count it', async () => {
    const report = await read(
      '<mxlibrary>[{"xml":"&lt;mxGraphModel/&gt;","title":"a"}]</mxlibrary>',
    );
    expect(report).toMatchObject({ format: 'drawio', limit: 'unknown-format' });
  });
});
