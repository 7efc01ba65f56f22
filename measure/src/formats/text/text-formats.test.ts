import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

const cases = [
  {
    name: 'Markdown as it is written',
    format: 'text',
    text: '# Head\n\n- **one** [two](x)',
    words: 5,
  },
  {
    name: 'prose with commas as text',
    format: 'text',
    text: 'One, two\nthree\nfour, five, six',
    words: 6,
  },
  {
    name: 'two lines of prose with one comma each as text',
    format: 'text',
    text: 'Dear Sir, hello\nYours, Bob',
    words: 5,
  },
  { name: 'cells between commas', format: 'csv', text: 'a,b c\nd,e', words: 5 },
  { name: 'cells between semicolons', format: 'csv', text: 'a;b\nc;d', words: 4 },
  {
    name: 'quoted cells with commas, quotes and line ends',
    format: 'csv',
    text: 'a,"b,c ""d"""\n"e\nf",g',
    words: 6,
  },
  {
    name: 'JSON values, not keys',
    format: 'json',
    text: '{"some key": "one two", "n": 3, "list": ["four", {"k": "五\\u516d"}], "t": true}',
    words: 5,
  },
  { name: 'JSON strings with escapes', format: 'json', text: '["a\\nb", "c\\"d"]', words: 3 },
  {
    name: 'a text that begins like JSON as text',
    format: 'text',
    text: '[Note] one two',
    words: 3,
  },
  {
    name: 'subtitles without numbers, times and tags',
    format: 'srt',
    text: '1\n00:00:01,000 --> 00:00:02,000\n<i>One</i> {\\an8}two\n\n2\n00:00:03,000 --> 00:00:04,000\n7\n',
    words: 3,
  },
  {
    name: 'subtitles without blank lines',
    format: 'srt',
    text: '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\ntwo',
    words: 2,
  },
  {
    name: 'a cue that has lost its time, without its number',
    format: 'srt',
    text: '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\ntwo three\n\n3\n00:00:05,000 --> 00:00:06,000\nfour',
    words: 4,
  },
  {
    name: 'dialogue of SubStation Alpha, without overrides, drawings and styles',
    format: 'ass',
    text: '[Script Info]\nTitle: no\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,Ann,0,0,0,,One, {\\i1}two{\\i0}\\N三\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\p1}m 0 0 l 9 9{\\p0}four\nComment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,not this\n',
    words: 4,
  },
  {
    name: 'paragraphs of TTML',
    format: 'ttml',
    text: '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><head><metadata><ttm:title>no</ttm:title></metadata></head><body><div><p begin="1s" end="2s">One<br/>two</p><p begin="3s"><span>三</span></p></div></body></tt>',
    words: 3,
  },
  {
    name: 'cues without notes, styles and settings',
    format: 'vtt',
    text: 'WEBVTT title\n\nNOTE not this\n\nSTYLE\n::cue { }\n\nid\n00:01.000 --> 00:02.000 align:start\n<v Ann>One &amp; two\n',
    words: 3,
  },
  {
    name: 'source strings of a catalogue',
    format: 'po',
    text: 'msgid ""\nmsgstr "Language: zh\\n"\n\n#: file.c\nmsgctxt "menu"\nmsgid "one "\n"two"\nmsgid_plural "three"\nmsgstr[0] "不算"\n',
    words: 3,
  },
  {
    name: 'XLIFF sources without native code and old matches',
    format: 'xliff',
    text: '<xliff version="1.2"><trans-unit><source>one <bpt id="1">&lt;b&gt;</bpt>two<ept id="1">x</ept></source><target>三</target><alt-trans><source>old</source></alt-trans></trans-unit></xliff>',
    words: 2,
  },
  {
    name: 'XLIFF 2 segments',
    format: 'xliff',
    text: '<?xml version="1.0"?><xliff version="2.0"><file><unit><segment><source>one <pc id="1">two</pc></source><target>三</target></segment></unit></file></xliff>',
    words: 2,
  },
  {
    name: 'unknown XML by the text between its tags',
    format: 'xml',
    text: '<?xml version="1.0"?><a b="no">one<c>two</c><![CDATA[three]]></a>',
    words: 3,
  },
  {
    name: 'ruby whose end tags are left out',
    format: 'html',
    text: '<p><ruby>漢<rp>(<rt>かん<rp>)</ruby>のあと<p><ruby>字<rt>じ</p><p>もう<b>二</b>つ</p>',
    words: 9,
  },
  {
    name: 'web pages without titles, scripts and styles',
    format: 'html',
    text: '<html><head><title>no</title><style>no</style></head><body><script>no()</script><p>one<b>two</b><br>three<td>four</td><img alt="no"><template>no</template>&nbsp;five',
    words: 4,
  },
  {
    name: 'ruby by the word, not its reading',
    format: 'html',
    text: '<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>',
    words: 2,
  },
] as const;

describe('measureDocument', () => {
  it.each(cases)('counts $name', async ({ format, text, words }) => {
    const { report } = await measureBytes(text);
    expect(report).toMatchObject({ format, counts: { words } });
  });

  it('takes for XML without a declaration what its name says is XML', async () => {
    const text = '<list><item>one</item><item>two</item></list>';
    const named = await measureBytes(text, {}, 'list.xml');
    expect(named.report).toMatchObject({ format: 'xml', counts: { words: 2 } });
    expect((await measureBytes(text, {}, 'list.txt')).report.format).toBe('text');
  });

  it.each([
    ['one line', '"one, two",three', 3],
    ['bars', 'one|two\nthree|four', 4],
    ['tabs', '"one"\t"two ""2"""\nthree\t', 4],
    ['records of different lengths', 'one,two,three\nfour,"five;six"', 5],
  ])('takes %s for a table where its name says so', async (_, text, words) => {
    const { report } = await measureBytes(text, {}, 'Prices.CSV');
    expect(report).toMatchObject({ format: 'csv', counts: { words } });
  });

  it('takes two quotes in a quoted cell for one', async () => {
    const { report } = await measureBytes('a,"""hi"""\nb,c');
    expect(report).toMatchObject({ format: 'csv', counts: { characters: 7 } });
  });

  it('counts notes to the translator as comments', async () => {
    const text = '<xliff><trans-unit><source>one</source><note>be kind</note></trans-unit></xliff>';
    expect((await measureBytes(text)).report.outside.comments?.words).toBe(2);
  });

  it('counts what is shown instead of the text of a page, or on top of it, apart', async () => {
    const page =
      '<html><head><title>Our page</title><meta name="description" content="What we do"><meta name="robots" content="none"></head><body><p title="a hint">Text</p><img alt="A red door"><input placeholder="Your name" value="no"></body></html>';
    const { report } = await measureBytes(page);
    expect(report.counts.words).toBe(1);
    expect(report.outside.descriptions?.words).toBe(12);
  });
});
