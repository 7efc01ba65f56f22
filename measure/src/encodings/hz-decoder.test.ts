import { describe, expect, it } from 'vitest';
import { HzDecoder } from './hz-decoder.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('HzDecoder', () => {
  it.each([
    ['~{Dc:C#,J@=g~}', '你好，世界'],
    ['a ~~ b ~{Dc~} c', 'a ~ b 你 c'],
    ['cut ~\nhere', 'cut here'],
    ['~{Dc\nascii', '你\nascii'],
    ['~{D', ''],
  ])('decodes %j', (text, expected) => {
    expect(new HzDecoder().decode(bytes(text))).toBe(expected);
  });

  it('keeps characters whole that the border of two pieces cuts', () => {
    const decoder = new HzDecoder();
    const pieces = [...'~{Dc:C~} x'].map((letter) =>
      decoder.decode(bytes(letter), { stream: true }),
    );
    expect(pieces.join('') + decoder.decode()).toBe('你好 x');
  });
});
