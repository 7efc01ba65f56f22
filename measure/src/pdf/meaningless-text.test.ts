import { describe, expect, it } from 'vitest';
import { isMeaningless } from './meaningless-text.ts';

/** What a text becomes when each letter is the number of its glyph, as most fonts order them. */
function asGlyphs(text: string): string {
  return Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29)).join('');
}

describe('isMeaningless', () => {
  it.each([
    ['glyph numbers of English', asGlyphs('The parties agree to the terms below, as of 1 May.')],
    ['glyph numbers of a large font', '\u0a14\u1203\u05d2\u0b3c\u1711\u0e2a\u13a5\u0c1e'],
    ['glyph numbers of a Chinese font', '㡚䈁㺘䗷㹼亩目㕆䲒㾱年报'],
    ['characters for private use only', '\ue001\ue002\ue003 \ue004\ue005\ue006'],
    [
      'characters that stand for no others',
      'Party \ufffd\ufffd\ufffd and \ufffd\ufffd\ufffd\ufffd',
    ],
  ])('knows %s', (_, text) => {
    expect(isMeaningless(text)).toBe(true);
  });

  it.each([
    ['English', 'The parties agree to the terms below, as of 1 May.'],
    ['Chinese', '甲方应当在收到发票后三十日内支付合同价款。𠮷野家'],
    [
      'a list with unusual marks',
      '\uf0b7 fast\n\uf0b7 good\n\uf0b7 cheap\n\uf0b7 safe\n\uf0b7 sure',
    ],
    [
      'a rare name in a Chinese text',
      '㛃、㬎、䶮：本合同由以下各方签署，一式三份，各方各执一份，具有同等法律效力。',
    ],
    ['a page that is one ornament', '\ue001\ue002'],
    ['a broken ligature now and then', `${'The o\u000ece has the \u000crst word. '.repeat(9)}`],
    [
      'many languages',
      'አማርኛ ગુજરાતી हिन्दी ខ្មែរ ລາວ ਪੰਜਾਬੀ ไทย العربية עברית ქართული Tiếng Việt 한국어',
    ],
  ])('lets %s pass', (_, text) => {
    expect(isMeaningless(text)).toBe(false);
  });
});
