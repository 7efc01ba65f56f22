import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

const read = async (content: string) =>
  (
    await measureBytes(
      `<map version="freeplane 1.9.0">\n<!-- To view this file -->\n${content}</map>`,
    )
  ).report;

describe('readFreeMind', () => {
  it('counts the texts of nodes with details, attributes and labels of arrows, without styles', async () => {
    const report = await read(`<node TEXT="one &#x5408;同&#xa;two" ID="not">
<hook NAME="MapStyle"><map_styles><stylenode TEXT="not" LOCALIZED_TEXT="styles.root_node"/></map_styles></hook>
<icon BUILTIN="yes"/><font NAME="SansSerif"/>
<richcontent TYPE="DETAILS" HIDDEN="true"><html><head></head><body><p>three</p><p>four</p></body></html></richcontent>
<attribute NAME="five" VALUE="six"/>
<node ID="not"><richcontent TYPE="NODE"><html><body><p>se<b>ven</b></p></body></html></richcontent></node>
<node TEXT="&lt;html&gt;&lt;b&gt;eight&lt;/b&gt;&lt;br&gt;a &amp;lt; b"/>
<node TEXT="List&lt;String&gt;"><arrowlink DESTINATION="not" MIDDLE_LABEL="nine"/></node></node>`);
    expect(report).toMatchObject({
      format: 'freemind',
      exactness: 'exact',
      counts: { otherWords: 13, asianCharacters: 2 },
      outside: {},
    });
  });

  it('counts notes, and attributes that the map does not show, apart', async () => {
    const report = await read(`<attribute_registry SHOW_ATTRIBUTES="hide"/><node TEXT="one">
<richcontent TYPE="NOTE" CONTENT-TYPE="plain/auto"><text>a note</text></richcontent>
<attribute NAME="two" VALUE="three four"/></node>`);
    expect(report.counts.words).toBe(1);
    expect(report.outside.comments?.words).toBe(2);
    expect(report.outside.hidden?.words).toBe(3);
  });

  it('tells that nodes under a password were not read', async () => {
    const report = await read('<node TEXT="one"><node TEXT="two" ENCRYPTED_CONTENT="xyz"/></node>');
    expect(report).toMatchObject({
      exactness: 'partial',
      limit: 'encrypted',
      counts: { words: 2 },
    });
  });

  it('counts long texts to their end, and a map of any depth', async () => {
    const text = 'a&amp;b '.repeat(30_000);
    expect((await read(`<node TEXT="${text}"/>`)).counts.words).toBe(30_000);
    const levels = 200_000;
    const deep = `${'<node TEXT="a">'.repeat(levels)}${'</node>'.repeat(levels)}`;
    expect((await read(deep)).counts.words).toBe(levels);
  });

  it('leaves maps of games any XML', async () => {
    const map = '<?xml version="1.0"?><map version="1.0"><data>one</data></map>';
    expect((await measureBytes(map)).report.format).toBe('xml');
  });
});
