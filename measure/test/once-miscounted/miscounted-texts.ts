import { repeat } from './repeat.ts';

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const tmxUnit = (index: number) =>
  `<tu><prop type="x">not text</prop><tuv xml:lang="en"><seg>Unit <ph>&lt;br/&gt;</ph>${index}</seg></tuv><tuv xml:lang="zh-CN"><seg>单元${index}</seg></tuv></tu>`;

/** What it is, its words, its text, and its name where that tells the format. */
export const miscountedTexts: readonly (readonly [string, number, string | Uint8Array, string?])[] =
  [
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
    [
      'a strings file',
      5,
      '/* Title of a window */\n"a" = "One two";\n"b.c" = "three four five";\n',
    ],
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
