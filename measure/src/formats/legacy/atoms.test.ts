import { describe, expect, it } from 'vitest';
import { findAtoms, readAtom } from './atoms.ts';

function record(type: number, content: Uint8Array, version = 0): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

const slide = 0x03ee;
const tag = 0x138a;
const laterRecords = 0x138b;
const comment = 0x2ee0;

describe('findAtoms', () => {
  it('finds the comments that later versions put into data of their own', () => {
    const data = record(laterRecords, record(comment, Buffer.from('a comment'), 0xf));
    const bytes = record(slide, record(tag, data, 0xf), 0xf);
    const found = [...findAtoms(readAtom(bytes, 0), [comment])];
    expect(found.map(({ data }) => Buffer.from(data).toString())).toEqual(['a comment']);
  });
});
