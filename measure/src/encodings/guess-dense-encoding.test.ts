import { describe, expect, it } from 'vitest';
import { encodeLegacy } from '../../scripts/encode-legacy.ts';
import { guessDenseEncoding } from './guess-dense-encoding.ts';

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

describe('guessDenseEncoding', () => {
  it.each(['gb18030', 'big5'] as const)('knows a list of names in %s', (encoding) => {
    const names = encoding === 'big5' ? '陳怡君 林志豪 黃淑芬' : '张伟 王芳 李娜';
    expect(guessDenseEncoding(encodeLegacy(names, encoding))).toBe(encoding);
  });

  it('takes a name cut at the end of the sample for a name', () => {
    const bytes = encodeLegacy('张伟 王芳', 'gb18030');
    expect(guessDenseEncoding(bytes.subarray(0, bytes.length - 1))).toBe('gb18030');
  });

  it.each([
    ['Western prose', latin('Größe, naïve, À la carte')],
    ['Cyrillic', Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0)],
    [
      'Korean',
      Uint8Array.of(
        0xc7,
        0xd1,
        0xb1,
        0xb9,
        0xbe,
        0xee,
        0x20,
        0xb9,
        0xae,
        0xc0,
        0xe5,
        0xc0,
        0xbb,
        0x20,
        0xbc,
        0xbc,
        0xb4,
        0xc2,
        0x20,
        0xb9,
        0xe6,
        0xb9,
        0xfd,
        0xc0,
        0xd4,
        0xb4,
        0xcf,
        0xb4,
        0xd9,
      ),
    ],
    ['nothing', new Uint8Array(0)],
  ])('leaves %s alone', (_, bytes) => {
    expect(guessDenseEncoding(bytes)).toBeNull();
  });
});
