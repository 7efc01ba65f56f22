import { describe, expect, it } from 'vitest';
import { encodeLegacy } from '../../../scripts/encode-legacy.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function measure(content: string) {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  return (await measureBytes(bytes)).report;
}

function escapeBytes(bytes: Uint8Array): string {
  return [...bytes].map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('');
}

describe('readRtf', () => {
  it.each([
    ['words cut by groups and control words', '{\\rtf1 trans{\\b lation} bridge}', 2],
    ['line ends of the file as nothing', '{\\rtf1 trans\r\nlation}', 1],
    ['paragraphs, cells and tabs as ends of words', '{\\rtf1 a\\par b\\cell c\\tab d\\line e}', 5],
    ['escaped braces as characters', '{\\rtf1 \\{a\\}}', 1],
    ['Unicode escapes without their substitutes', "{\\rtf1\\uc2 \\u20320??\\u22909\\'c4\\'e3}", 2],
    ['nothing behind the last brace', '{\\rtf1 one}\0\r\n\0', 1],
    ['negative Unicode escapes', '{\\rtf1 \\u-244?}', 1],
    [
      'no fonts, styles, pictures and unknown destinations',
      '{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\stylesheet{Normal;}}{\\pict 0abc}{\\*\\unknown text}one}',
      1,
    ],
    [
      'field results, not field codes',
      '{\\rtf1{\\field{\\*\\fldinst HYPERLINK x}{\\fldrslt a link}}}',
      2,
    ],
    ['no list labels', '{\\rtf1{\\listtext 1.\\tab}one}', 1],
    ['no deleted text', '{\\rtf1 one {\\deleted two} three}', 2],
    ['the Unicode half of a pair', '{\\rtf1{\\upr{??}{\\*\\ud{\\u20320?\\u22909?}}}}', 2],
    ['nothing of binary data', '{\\rtf1 a \\bin4 }}}}b}', 2],
  ])('counts %s', async (_, content, words) => {
    expect((await measure(content)).counts.words).toBe(words);
  });

  it.each([
    ['gb18030', 936, 134, '你好，世界'],
    ['big5', 950, 136, '繁體中文'],
    ['shift_jis', 932, 128, '日本語です'],
  ] as const)(
    'reads %s by code page and by font',
    async (encoding, codePage, characterSet, text) => {
      const bytes = escapeBytes(encodeLegacy(text, encoding));
      const byPage = await measure(`{\\rtf1\\ansi\\ansicpg${codePage} ${bytes}}`);
      const byFont = await measure(
        `{\\rtf1\\ansi{\\fonttbl{\\f1\\fcharset${characterSet} X;}}\\f1 ${bytes}}`,
      );
      expect(byPage.counts.asianCharacters).toBe([...text].length);
      expect(byFont.counts.asianCharacters).toBe([...text].length);
    },
  );

  it.each([
    [
      'quotation marks and dashes as TextEdit writes them',
      "it\\'92s a side\\'96table \\'94\\'93",
      4,
    ],
    ['a sign between spaces', "a \\'b7 b", 3],
    ['double bytes as Outlook writes them', escapeBytes(encodeLegacy('你好，世界', 'gb18030')), 5],
  ])('reads in a Western font of a Chinese document %s', async (_, text, words) => {
    const fonts = '{\\fonttbl\\f0\\fnil\\fcharset134 A;\\f1\\fswiss\\fcharset0 B;}';
    const report = await measure(`{\\rtf1\\ansi\\ansicpg936${fonts}\\f1 ${text}}`);
    expect(report.counts.words).toBe(words);
  });

  it('reads Kana in a Western font of a Japanese document', async () => {
    const text = escapeBytes(encodeLegacy('テスト、ア', 'shift_jis'));
    const fonts = '{\\fonttbl\\f0\\fnil\\fcharset128 A;\\f1\\fswiss\\fcharset0 B;}';
    const report = await measure(`{\\rtf1\\ansi\\ansicpg932${fonts}\\f1 ${text}}`);
    expect(report.counts.asianCharacters).toBe(5);
  });

  it('leaves a Western font to the single-byte code page of its document', async () => {
    const report = await measure(
      "{\\rtf1\\ansi\\ansicpg1251{\\fonttbl{\\f0\\fcharset0 Arial;}}\\f0 \\'ec\\'e8\\'f0}",
    );
    expect(report.counts).toMatchObject({ words: 1, scripts: { cyrillic: 1 } });
  });

  it('counts headers, notes, comments, text boxes and hidden text apart', async () => {
    const report = await measure(
      '{\\rtf1{\\header page head}one{\\footnote a foot note}{\\*\\annotation why so}{\\shp{\\*\\shpinst{\\sp{\\sn x}}{\\shptxt in a box}}}{\\v not shown}}',
    );
    expect(report.counts.words).toBe(1);
    expect(report.outside).toMatchObject({
      'headers-and-footers': { words: 2 },
      notes: { words: 3 },
      comments: { words: 2 },
      'text-boxes': { words: 3 },
      hidden: { words: 2 },
    });
  });

  it('counts a text box in a header as the header', async () => {
    const report = await measure(
      '{\\rtf1{\\header page head{\\shp{\\*\\shpinst{\\shptxt in a box}}}}one}',
    );
    expect(report.counts.words).toBe(1);
    expect(report.outside).toEqual({
      'headers-and-footers': expect.objectContaining({ words: 5 }),
    });
  });

  it('says that a document is damaged which was cut off', async () => {
    expect(await measure('{\\rtf1 one {\\b two')).toMatchObject({
      exactness: 'partial',
      limit: 'damaged',
      counts: { words: 2 },
    });
  });
});
