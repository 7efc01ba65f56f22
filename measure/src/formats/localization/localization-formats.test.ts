import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

interface Case {
  readonly what: string;
  readonly format: string;
  readonly text: string | Uint8Array;
  readonly words: number;
  readonly outside?: Readonly<Record<string, number>>;
  readonly name?: string;
}

const xliff = (
  body: string,
) => `<xliff version="1.2" xmlns:mq="MQXliff" xmlns:m="memsource" xmlns:sdl="sdl">
<file original="a.docx" source-language="en"><body>${body}</body></file></xliff>`;

const cases: readonly Case[] = [
  {
    what: 'values of properties, with escapes, continued lines and comments',
    format: 'properties',
    text: '# not this\n! nor this\ngreeting=\\u4f60\\u597d\\uff01\nfarewell : Good \\\n   bye\nempty=\n',
    words: 5,
  },
  {
    what: 'properties without escapes by their name',
    format: 'properties',
    text: 'app.title=My first app\napp.url = https\\://example.com\nkey\\ with\\ blanks  two words',
    words: 6,
    name: 'messages_en.properties',
  },
  {
    what: 'properties in ISO 8859-1',
    format: 'properties',
    text: Uint8Array.from(
      [...'a=caf', 0xe9, ...' cr', 0xe8, ...'me\n'].map((c) =>
        typeof c === 'string' ? c.charCodeAt(0) : c,
      ),
    ),
    words: 2,
    name: 'messages_fr.properties',
  },
  {
    what: 'settings by their name, without keys, sections and remarks',
    format: 'ini',
    text: '; not this\r\n[Not this]\r\nWelcome Label = 欢迎 you%n%nGo on\r\n# nor this\r\nitem.sword.name=Iron Sword\\nOld\r\nempty=\r\n// nor this\r\n',
    words: 8,
    name: 'Chinese.isl',
  },
  {
    what: 'what is no list of settings as text, whatever its name',
    format: 'text',
    text: '[part]\na = one\nA sentence of its own.\n',
    words: 9,
    name: 'notes.lang',
  },
  {
    what: 'strings of Apple whose lines end without a semicolon',
    format: 'strings',
    text: '"greeting" = "Hello you"\n"farewell" = "Good bye"\n',
    words: 4,
  },
  {
    what: 'one source of each unit of a memory, in the language that the unit names',
    format: 'tmx',
    text: '<?xml version="1.0"?><tmx version="1.4"><header srclang="es"/><body><tu srclang="en-US"><tuv xml:lang="en-GB"><seg>not this one</seg></tuv><tuv xml:lang="en-US"><seg>two words</seg></tuv></tu><tu><tuv xml:lang="es"><seg>una palabra más</seg></tuv><tuv xml:lang="es-MX"><seg>otra</seg></tuv><tuv xml:lang="en-US"><seg>no</seg></tuv></tu></body></tmx>',
    words: 5,
  },
  { what: 'assignments of prose as text', format: 'text', text: 'x=1\ny=2', words: 2 },
  {
    what: 'strings of Apple',
    format: 'strings',
    text: '/* "not this" = "no"; */\n"greeting" = "Hello \\"you\\"";\n// "nor" = "this";\nkey = "\\U4f60\\n好";\n',
    words: 4,
  },
  {
    what: 'strings of Apple below the header that Xcode writes',
    format: 'strings',
    text: '/* \n  InfoPlist.strings\n  Our App\n\n  Created by Somebody on 1/2/2023.\n*/\n\n"CFBundleDisplayName" = "Open our app";\n',
    words: 3,
  },
  {
    what: 'arrays of PHP whose texts are far from their keys',
    format: 'php',
    text: `<?php\nreturn [\n'a'${' '.repeat(40)}=> 'One two',\n'b'${'\t'.repeat(40)}=> 'three',\n];`,
    words: 3,
  },
  {
    what: 'property lists of Apple',
    format: 'plist',
    text: '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x"><plist version="1.0"><dict><key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>One file</string><key>other</key><string>%d files</string></dict></dict></plist>',
    words: 4,
  },
  {
    what: 'a stringsdict without its rules and variables',
    format: 'plist',
    text: '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><dict><key>files in folders</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string><key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lu</string><key>one</key><string>one file</string></dict></dict><key>only</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@</string></dict></dict></plist>',
    words: 5,
  },
  {
    what: 'Android strings, with what is not to be translated apart',
    format: 'android',
    text: `<?xml version="1.0"?><resources xmlns:xliff="x"><string name="a">It\\'s <b>two</b>\\nwords</string><string name="b" translatable="false">SKU 1</string><string-array name="c"><item>one</item><item>二</item></string-array><plurals name="d"><item quantity="one"><xliff:g id="n">%d</xliff:g> file</item></plurals><dimen name="e">4dp</dimen><integer-array name="f"><item>1</item></integer-array><style name="g"><item name="h">@color/i</item></style></resources>`,
    words: 6,
    outside: { locked: 3 },
  },
  {
    what: 'resx texts, not types, headers and names of designers',
    format: 'resx',
    text: '<?xml version="1.0"?><root><xsd:schema id="root" xmlns:xsd="x"><xsd:element name="v">no</xsd:element></xsd:schema><resheader name="resmimetype"><value>text/microsoft-resx</value></resheader><data name="Hello" xml:space="preserve"><value>Hello world</value><comment>greeting here</comment></data><data name="b.Size" type="System.Drawing.Size"><value>75, 23</value></data><data name="&gt;&gt;b.Name"><value>b</value></data></root>',
    words: 2,
    outside: { comments: 2 },
  },
  {
    what: 'Qt sources of messages that are still there',
    format: 'qt',
    text: '<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="zh_CN"><context><name>MainWindow</name><message><location filename="a.cpp"/><source>Open file</source><translation>打开文件</translation></message><message><source>gone now</source><comment>in no menu</comment><translation type="vanished">旧</translation></message></context></TS>',
    words: 2,
  },
  {
    what: 'texts of a module that holds nothing but texts',
    format: 'javascript',
    text: "import base from './not/this';\n// it's not this\nexport default {\n  ...base,\n  new: 'It\\'s\\none',\n  'return': { \"deep\": \"二\\u4e09\", list: ['four', `fi\n{n} ve`] }, /* nor 'this' */\n  broken: 'ends here\n  url: 'https://example.com',\n} as const;\n",
    words: 11,
    name: 'zh-CN.ts',
  },
  {
    what: 'a program as text, whatever it exports',
    format: 'text',
    text: "export const greet = (name) => 'Hello ' + name;\n",
    words: 10,
    name: 'greet.js',
  },
  {
    what: 'texts of PHP arrays',
    format: 'php',
    text: "<?php\n// 'no'\nreturn [\n  'key' => 'It\\'s one', # 'no'\n  \"two\" => ['deep' => \"二\\u{4e09}\"],\n  'list' => ['four', 'five'],\n];\n",
    words: 6,
  },
  {
    what: 'texts assigned and defined in PHP',
    format: 'php',
    text: "<?php $lang['key'] = 'one two'; define('NAME', 'three');",
    words: 3,
  },
  {
    what: 'YAML by its name',
    format: 'yaml',
    text: 'en:\n  hello: "Hello, %{name}"\n  long: |\n    one two\n    three\n  list:\n    - four\n    - 5\n  yes: true\n  alias: &a six\n  again: *a\n',
    words: 7,
    name: 'en.yml',
  },
  {
    what: 'YAML without its dates, but with texts that hold one',
    format: 'yaml',
    text: 'a: 2023-03-01\nb: 2001-12-14 21:59:43.10 -5\nc: 2001-12-14T21:59:43Z\nd: "2023-03-01"\ne: since 2023-03-01\n',
    words: 3,
    name: 'history.yml',
  },
  { what: 'an interview as text', format: 'text', text: 'Anna: Hello\nBen: Good day', words: 5 },
  {
    what: 'resource bundles whose language is in their name alone',
    format: 'arb',
    text: '{"title":"My app","@title":{"description":"not this"}}',
    words: 2,
    name: 'intl_en.arb',
  },
  {
    what: 'resource bundles without their metadata',
    format: 'arb',
    text: '{"@@locale":"en","title":"My app","@title":{"description":"not this","placeholders":{"a":{"type":"String"}}},"more":"三"}',
    words: 3,
  },
  {
    what: 'string catalogs in their source language, keys that are their own text included',
    format: 'xcstrings',
    text: JSON.stringify({
      sourceLanguage: 'en',
      strings: {
        '': {},
        'Hello world': { localizations: { de: { stringUnit: { value: 'not this text' } } } },
        title: {
          comment: 'three words here',
          localizations: { en: { stringUnit: { state: 'translated', value: 'My first app' } } },
        },
        items: {
          localizations: {
            en: {
              variations: {
                plural: {
                  one: { stringUnit: { value: 'One item' } },
                  other: { stringUnit: { value: '%lld items' } },
                },
              },
            },
          },
        },
        'SKU 7': { shouldTranslate: false },
        'gone now': { extractionState: 'stale' },
      },
      version: '1.0',
    }),
    words: 9,
    outside: { comments: 3, locked: 2 },
  },
  {
    what: 'XLIFF without what must not be translated',
    format: 'xliff',
    text: xliff(
      '<trans-unit id="1" translate="no"><source>ID 7</source></trans-unit><group translate="no"><trans-unit id="2"><source>one</source></trans-unit><trans-unit id="3" translate="yes"><source>two</source></trans-unit></group><trans-unit id="4" approved="yes"><source>old text here</source></trans-unit><trans-unit id="5"><source>Press <mrk mtype="protected">F8</mrk> now</source></trans-unit>',
    ),
    words: 3,
    outside: { locked: 4, approved: 3 },
  },
  {
    what: 'SDLXLIFF without its locked segments',
    format: 'xliff',
    text: xliff(
      '<trans-unit id="1"><source>One two. Three four five.</source><seg-source><mrk mtype="seg" mid="1">One two.</mrk> <mrk mtype="seg" mid="2">Three four five.</mrk></seg-source><target/><sdl:seg-defs><sdl:seg id="1" locked="true"/><sdl:seg id="2"/></sdl:seg-defs></trans-unit>',
    ),
    words: 3,
    outside: { locked: 2 },
  },
  {
    what: 'locked units of memoQ and Phrase',
    format: 'xliff',
    text: xliff(
      '<trans-unit id="1" mq:locked="locked"><source>one</source></trans-unit><trans-unit id="2" m:locked="true"><source>two</source></trans-unit><trans-unit id="3" m:locked="false"><source>three</source></trans-unit>',
    ),
    words: 1,
    outside: { locked: 2 },
  },
  {
    what: 'SDLXLIFF segments that a reviewer approved apart, and those a translator confirmed',
    format: 'xliff',
    text: xliff(
      '<trans-unit id="1"><source>One. Two two. Three three three.</source><seg-source><mrk mtype="seg" mid="1">One.</mrk> <mrk mtype="seg" mid="2">Two two.</mrk> <mrk mtype="seg" mid="3">Three three three.</mrk></seg-source><target/><sdl:seg-defs><sdl:seg id="1" conf="Translated"/><sdl:seg id="2" conf="ApprovedTranslation"/><sdl:seg id="3" conf="ApprovedSignOff" locked="true"/></sdl:seg-defs></trans-unit>',
    ),
    words: 1,
    outside: { locked: 3, approved: 2 },
  },
  {
    what: 'memoQ units without their earlier versions, proofread ones apart',
    format: 'xliff',
    text: xliff(
      '<trans-unit id="1" mq:status="ManuallyConfirmed"><source>one two</source><target>yi</target><mq:minorversions><mq:historical-unit mq:status="NotStarted"><source>an older one</source></mq:historical-unit></mq:minorversions></trans-unit><trans-unit id="2" mq:status="Proofread"><source>three</source></trans-unit>',
    ),
    words: 2,
    outside: { approved: 1 },
  },
  {
    what: 'Phrase units that the step of the file confirmed apart',
    format: 'xliff',
    text: '<xliff version="1.2" xmlns:m="memsource" m:level="2"><file source-language="en"><body><group id="0"><trans-unit id="1" m:confirmed="2"><source>done</source></trans-unit><trans-unit id="2" m:confirmed="1"><source>to review</source><alt-trans><source>no</source></alt-trans></trans-unit></group></body></file></xliff>',
    words: 2,
    outside: { approved: 1 },
  },
  {
    what: 'XLIFF 2 segments that are final apart',
    format: 'xliff',
    text: '<?xml version="1.0"?><xliff version="2.1"><file id="f"><unit id="1"><segment state="final"><source>old text</source></segment><segment state="translated"><source>new</source></segment></unit></file></xliff>',
    words: 1,
    outside: { approved: 2 },
  },
  {
    what: 'XLIFF 2 units that are not to be translated',
    format: 'xliff',
    text: '<?xml version="1.0"?><xliff version="2.1"><file id="f"><unit id="1" translate="no"><segment><source>no</source></segment></unit><unit id="2"><segment><source>one <mrk id="m" translate="no">X1</mrk></source></segment><segment><source>two</source></segment></unit></file></xliff>',
    words: 2,
    outside: { locked: 2 },
  },
  {
    what: 'the source side of a translation memory',
    format: 'tmx',
    text: '<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="zh-CN"><seg>你好</seg></tuv><tuv xml:lang="en-US"><seg>Hello <bpt i="1">&lt;b&gt;</bpt>there<ept i="1">x</ept></seg></tuv></tu><tu srclang="de"><tuv xml:lang="de"><seg>Guten Tag</seg></tuv><tuv xml:lang="en"><seg>no</seg></tuv></tu></body></tmx>',
    words: 4,
  },
  {
    what: 'a memory of every language by its first variant',
    format: 'tmx',
    text: '<?xml version="1.0"?><tmx version="1.4"><header srclang="*all*"/><body><tu><tuv xml:lang="en"><seg>one two</seg></tuv><tuv xml:lang="zh"><seg>一二</seg></tuv></tu></body></tmx>',
    words: 2,
  },
  {
    what: 'TTX source variants and raw text, without tags and targets',
    format: 'ttx',
    text: '<?xml version="1.0"?><TRADOStag Version="2.0"><FrontMatter><UserSettings SourceLanguage="EN-US" TargetLanguage="ZH-CN"/></FrontMatter><Body><Raw><ut Type="start" Style="external">&lt;p&gt;</ut><Tu MatchPercent="0"><Tuv Lang="EN-US">One <ut Type="start">&lt;b&gt;</ut>two</Tuv><Tuv Lang="ZH-CN">一二</Tuv></Tu> not segmented yet</Raw></Body></TRADOStag>',
    words: 5,
  },
];

describe('measureDocument on localization formats', () => {
  it.each(cases)('counts $what', async ({ format, text, words, outside = {}, name }) => {
    const { report } = await measureBytes(text, {}, name);
    const parts = Object.entries(report.outside).map(([part, counts]) => [part, counts.words]);
    expect({
      format: report.format,
      words: report.counts.words,
      outside: Object.fromEntries(parts),
    }).toEqual({ format, words, outside });
    expect(report.exactness).toBe('exact');
  });

  it.each([
    ['deep YAML', `${'- '.repeat(50_000)}x`],
    ['YAML that never closes', `a: "${'x '.repeat(50_000)}`],
    ['YAML with aliases that multiply', `a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n`],
  ])('survives %s', async (_, text) => {
    const { report } = await measureBytes(text, {}, 'hostile.yml');
    expect(report.format).toBe('yaml');
    expect(report.counts.words).toBeLessThanOrEqual(2);
  });

  const catalogOf = (localization: string) =>
    `{"sourceLanguage":"en","strings":{"key":{"localizations":{"en":${localization}}}}}`;
  it.each([
    ['depth', catalogOf(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`)],
    ['breadth', catalogOf(`[${'1,'.repeat(1_000_000)}1]`)],
    ['an end in the middle', catalogOf('{').slice(0, -4)],
  ])('survives a string catalog of %s', async (_, text) => {
    const { report } = await measureBytes(text);
    expect(report.format).toBe('xcstrings');
    expect(report.counts.words).toBeLessThanOrEqual(1);
  });
});
