import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decideWordCount } from '@yiqiao/contract/counting/word-count';
import { defaultInclude } from '@yiqiao/contract/quote/counted-in';
import { describe, expect, it } from 'vitest';
import { makeWord } from '../scripts/make-archive-documents.ts';
import { makePdfOf, makeStream } from '../scripts/make-pdf.ts';
import { makeRecording } from '../scripts/make-recording.ts';
import { makeScan } from '../scripts/make-scan.ts';
import { measureBytes } from './measure-bytes.ts';

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
// More time than a visitor waits: a busy machine must not decide what a test finds.
const read = async (content: Uint8Array | string, name?: string) =>
  (await measureBytes(content, { maxMs: 60_000 }, name)).report;
const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** A PDF of one page of A4, drawn in Helvetica, and in Chinese by UCS-2. */
function makePage(drawing: string): Uint8Array {
  return makePdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[6 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 0>>/FontDescriptor 8 0 R/DW 1000>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R/C 4 0 R>>>>/Contents 7 0 R>>',
    makeStream('<<', drawing),
    '<</Type/FontDescriptor/FontName/Song/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>',
  ]);
}

const ucs2 = (text: string) =>
  repeat(text.length, (at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

/** Documents like those whose counts were once wrong by hundreds, with what a person counts in them. */
describe('measureDocument on PDFs that were counted wrongly once', () => {
  it('counts the recognised text of a scan of 200 pages: 30,800 words', async () => {
    const line = { text: 'word '.repeat(22).trim(), place: 'unseen' } as const;
    const pages = repeat(200, () => ({ picture: [1, 1] as const, lines: repeat(7, () => line) }));
    expect(await read(makeScan(pages))).toMatchObject({
      exactness: 'exact',
      counts: { words: 30_800 },
    });
  });

  it('calls a scan of 200 pages with "Page n" on each a scan, and prices nothing counted', async () => {
    const pages = repeat(200, (page) => ({
      picture: [1, 1] as const,
      lines: [{ text: `Page ${page + 1}` }],
    }));
    const report = await read(makeScan(pages));
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'scan', picturePages: 200 });
    expect(decideWordCount(443_288, report, defaultInclude).wordCountBasis).toBe('estimated');
  });

  it('counts 6 words on a cover before 199 scanned pages, and says that there are more', async () => {
    const cover = { lines: [{ text: 'Land register of the north district' }] };
    const pages = [cover, ...repeat(199, () => ({ picture: [1, 1] as const }))];
    const report = await read(makeScan(pages));
    expect(report).toMatchObject({ limit: 'scanned-pages', counts: { words: 6 } });
    expect(decideWordCount(0, report, defaultInclude).wordCountBasis).toBe('partial');
  });

  it('counts 65 characters of a Chinese cover whose bold is printed four times', async () => {
    const lines = [
      '年度报告',
      '某某股份有限公司二〇二一年年度报告全文',
      '公司董事会及全体董事保证本报告内容的真实准确完整没有虚假记载误导性陈述',
    ];
    const rest = 65 - lines.join('').length;
    const text = [...lines, '重'.repeat(rest)];
    const drawing = text.flatMap((line, row) =>
      [0, 0.3, 0.6, 0.9].map(
        (shift) => `1 0 0 1 ${20 + shift} ${700 - row * 40} Tm <${ucs2(line)}> Tj`,
      ),
    );
    const report = await read(makePage(`BT /C 14 Tf ${drawing.join('\n')} ET`));
    expect(report.counts.asianCharacters).toBe(65);
  });

  it.each([637, 413, 4])('counts %i cells of a table that stand side by side', async (cells) => {
    // Cells are as wide as their text, and drawn one behind the other without a space.
    const drawing = repeat(cells, (cell) => {
      const [column, row] = [cell % 13, Math.floor(cell / 13)];
      return `1 0 0 1 ${20 + column * 42} ${820 - row * 15} Tm (${1000 + cell}) Tj`;
    });
    const report = await read(makePage(`BT /F 8 Tf ${drawing.join('\n')} ET`));
    expect(report.counts.words).toBe(cells);
  });
});

const tmxUnit = (index: number) =>
  `<tu><prop type="x">not text</prop><tuv xml:lang="en"><seg>Unit <ph>&lt;br/&gt;</ph>${index}</seg></tuv><tuv xml:lang="zh-CN"><seg>单元${index}</seg></tuv></tu>`;

const textRows: readonly (readonly [string, number, string | Uint8Array, string?])[] = [
  [
    'properties with escaped characters',
    560,
    `#Chinese\ntext=${repeat(560, (index) => `\\u${(0x4e00 + index).toString(16)}`).join('')}\n`,
    'messages_zh.properties',
  ],
  [
    'a TMX of 400 units',
    800,
    `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${repeat(400, tmxUnit).join('')}</body></tmx>`,
  ],
  [
    'a resx',
    2,
    '<?xml version="1.0"?><root><resheader name="resmimetype"><value>text/microsoft-resx</value></resheader><data name="b"><value>Save file</value></data><data name="s" type="System.Drawing.Size, System.Drawing"><value>75, 23</value></data></root>',
  ],
  [
    'a Qt ts',
    2,
    '<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1"><context><name>Main</name><message><source>Open file</source><translation>打开文件</translation></message></context></TS>',
  ],
  [
    'a ttx',
    2,
    '<?xml version="1.0"?><TRADOStag Version="2.0"><FrontMatter><UserSettings SourceLanguage="EN-US"/></FrontMatter><Body><Raw><Tu><Tuv Lang="EN-US">Two words</Tuv><Tuv Lang="ZH-CN">两个词</Tuv></Tu></Raw></Body></TRADOStag>',
  ],
  [
    'an ass',
    5,
    '[Script Info]\nTitle: x\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\i1}One two{\\i0}\\Nthree, four\nDialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,five\n',
  ],
  [
    'an eml',
    9,
    'From: a@example.com\r\nTo: b@example.com\r\nSubject: Hello there\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nplease find our offer for the two documents attached\r\n',
  ],
  ['a strings file', 5, '/* Title of a window */\n"a" = "One two";\n"b.c" = "three four five";\n'],
  ['a yaml', 4, 'en:\n  greeting: Hello there\n  count: 12\n  bye: Good bye\n', 'en.yml'],
  ['a php', 5, "<?php\nreturn ['a' => 'One two', 'b' => ['c' => 'three four five']];\n"],
  [
    'a subtitle whose cue has lost its time',
    5,
    '1\n00:00:01,000 --> 00:00:02,000\none two\n\n2\nthree four\n\n3\n00:00:05,000 --> 00:00:06,000\nfive\n',
  ],
  ['ISO-2022-JP', 22, ascii('\u001b$B$3$N7@Ls$OEl5~$G=pL>$5$l$^$7$?!#$*Ld$$9g$o$;\u001b(B')],
  ['HZ', 5, ascii('~{Dc:C#,J@=g~}')],
  ['a Thai sentence', 6, 'สัญญานี้ลงนามที่กรุงเทพ'],
];

describe('measureDocument on texts that were counted wrongly once', () => {
  const rows = textRows.map(([what, words, content, name]) => ({ what, words, content, name }));
  it.each(rows)('counts $what: $words', async ({ words, content, name }) => {
    expect(await read(content, name)).toMatchObject({ exactness: 'exact', counts: { words } });
  });

  it.each([
    [
      'XLIFF',
      '<xliff version="1.2"><file><body><trans-unit id="1" translate="no"><source>SKU 77</source></trans-unit><trans-unit id="2"><source>word</source></trans-unit></body></file></xliff>',
    ],
    [
      'SDLXLIFF',
      '<xliff version="1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file><body><trans-unit id="a" translate="no"><source>SKU 77</source></trans-unit><trans-unit id="b"><source>word</source><seg-source><mrk mtype="seg" mid="1">word</mrk></seg-source></trans-unit></body></file></xliff>',
    ],
    [
      'Android XML',
      '<resources><string name="a" translatable="false">SKU 77</string><string name="b">word</string></resources>',
    ],
  ])('keeps what is not to be translated apart in %s', async (_, text) => {
    const report = await read(`<?xml version="1.0"?>${text}`);
    expect(report).toMatchObject({ counts: { words: 1 }, outside: { locked: { words: 2 } } });
  });
});

describe('measureDocument on other documents that were counted wrongly once', () => {
  it('offers the text boxes of a flyer that has nothing else, and counts them in', async () => {
    const box =
      '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p><w:r><w:t>Spring sale, all week</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>';
    const report = await read(makeWord(box));
    expect(report).toMatchObject({ counts: { words: 0 }, outside: { 'text-boxes': { words: 4 } } });
    expect(decideWordCount(9_000, report, defaultInclude)).toEqual({
      wordCount: 4,
      wordCountBasis: 'measured',
    });
  });

  it('counts no words in 10 seconds of sound', async () => {
    const report = await read(makeRecording(10));
    expect(report).toMatchObject({ limit: 'audio', durationSeconds: 10 });
    expect(decideWordCount(26_850, report, defaultInclude)).toEqual({
      wordCount: 0,
      wordCountBasis: 'none',
    });
  });

  it('counts 19 words in a letter of Word 97', async () => {
    const letter = await readFile(join(import.meta.dirname, 'legacy/letter.doc'));
    expect((await read(new Uint8Array(letter))).counts.words).toBe(19);
  });
});
