import { describe, expect, it } from 'vitest';
import { encodeLegacy } from '../../scripts/encode-legacy.ts';
import { encodeUtf16 } from '../../scripts/make-documents.ts';
import { detectEncoding } from './detect-encoding.ts';

const utf8 = new TextEncoder();

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Russian as Windows wrote it: the letters in the order of Unicode, the rest as in Western sets. */
function windows1251(text: string): Uint8Array {
  const others: Readonly<Record<string, number>> = { Ё: 0xa8, ё: 0xb8, '№': 0xb9 };
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return others[letter] ?? (code >= 0x410 ? code - 0x350 : code);
  });
}

describe('detectEncoding', () => {
  it.each([
    ['utf-8', utf8.encode('plain ASCII')],
    ['utf-8', utf8.encode('\uFEFFwith a mark')],
    ['utf-8', utf8.encode('译桥')],
    ['utf-16le', encodeUtf16('\uFEFF译桥', true)],
    ['utf-16be', encodeUtf16('\uFEFF译桥', false)],
    ['utf-16le', encodeUtf16('without a mark', true)],
    ['utf-16be', encodeUtf16('without a mark', false)],
    ['utf-16le', encodeUtf16('我们在这里', true)],
    ['utf-16be', encodeUtf16('我们在这里', false)],
    ['gb18030', encodeLegacy('我们的合同', 'gb18030')],
    ['gb18030', encodeLegacy('Contract 合同 for the client 客户', 'gb18030')],
    ['gb18030', encodeLegacy('张伟 王芳 李娜 刘洋 陈静', 'gb18030')],
    ['gb18030', encodeLegacy('杭州\n苏州\n深圳\n佛山\n珠海', 'gb18030')],
    ['big5', encodeLegacy('陳怡君 林志豪 黃淑芬 張雅婷', 'big5')],
    ['big5', encodeLegacy('我們的合約已經簽了', 'big5')],
    ['shift_jis', encodeLegacy('お願いします', 'shift_jis')],
    ['windows-1252', windows1252('Un café très agréable à côté')],
    ['windows-1252', windows1252('ÀÉÎÕÜ')],
    ['windows-1252', windows1252('GRÖSSE')],
    ['windows-1252', windows1252('d\x92Alembert et l\x92Europe, déjà')],
    ['windows-1252', windows1251('Счёт № 5')],
    ['windows-1252', windows1251('Нет')],
    ['windows-1251', windows1251('МОСКВА')],
    ['windows-1251', windows1251('ПРИВЕТ МИР')],
    ['windows-1251', windows1251('РОССИЙСКАЯ ФЕДЕРАЦИЯ')],
    ['windows-1252', windows1251('«Имя»: Иван, №\u00a05')],
    ['gb18030', encodeLegacy('苏州', 'gb18030')],
    ['gb18030', encodeLegacy('张伟', 'gb18030')],
    ['gb18030', encodeLegacy('王芳,女', 'gb18030')],
    ['big5', encodeLegacy('價格表', 'big5')],
    ['iso-2022-jp', utf8.encode('\x1b$B$3$N7@Ls$O\x1b(B')],
    ['hz-gb-2312', utf8.encode('~{Dc:C#,J@=g~}')],
    ['utf-8', utf8.encode('\x1b[31mred\x1b[0m ~{$x~} \\frac~{a}~{b}')],
    [null, Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 0x80, 0xff])],
  ])('finds %s', (encoding, bytes) => {
    expect(detectEncoding(bytes)).toBe(encoding);
  });

  it('is not misled by a character that the end of the sample cuts', () => {
    expect(detectEncoding(utf8.encode('译桥').subarray(0, 5))).toBe('utf-8');
  });

  it('still finds UTF-8 when one character in many is broken', () => {
    const bytes = utf8.encode('译桥在这里。'.repeat(20));
    bytes[30] = 0xff;
    expect(detectEncoding(bytes)).toBe('utf-8');
  });
});
