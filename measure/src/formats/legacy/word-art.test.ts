import { describe, expect, it } from 'vitest';
import { little } from '../../../test/binary-bytes.ts';
import { readWordArt, shapeProperties } from './word-art.ts';

const wide = (text: string) => [...Buffer.from(`${text}\0`, 'utf16le')];
const font = wide('宋体');

/** Properties of a shape, each with its number, its value and what follows the list. */
function shape(...properties: readonly (readonly [number, number, readonly number[]])[]) {
  const list = properties.flatMap(([head, value]) => [...little(head, 2), ...little(value)]);
  const data = [...list, ...properties.flatMap(([, , long]) => long)];
  return {
    type: shapeProperties,
    instance: properties.length,
    isContainer: false,
    data: Uint8Array.from(data),
  };
}

const angle = [0x0004, 90, []] as const;
const long = (number: number, bytes: readonly number[]) =>
  [number | 0x8000, bytes.length, bytes] as const;
const switches = (value: number) => [0x00ff, value, []] as const;

describe('readWordArt', () => {
  it('finds the text behind the list of properties', () => {
    const words = long(0x00c0, wide('操作\r系统'));
    const wordArt = shape(angle, long(0x0081, [1, 2]), words, long(0x00c5, font), switches(0x4000));
    expect(readWordArt(wordArt)).toBe('操作\n系统');
  });

  it('finds none where the shape is drawn without it', () => {
    expect(readWordArt(shape(angle))).toBe('');
    expect(readWordArt(shape(long(0x00c0, wide('of old')), switches(0x1000)))).toBe('');
  });

  it('takes what is there of properties that were cut off', () => {
    const wordArt = shape(switches(0x4000), long(0x00c0, wide('one two')));
    expect(readWordArt({ ...wordArt, data: wordArt.data.subarray(0, 18) })).toBe('one');
    expect(readWordArt({ ...wordArt, data: wordArt.data.subarray(0, 9) })).toBe('');
  });
});
