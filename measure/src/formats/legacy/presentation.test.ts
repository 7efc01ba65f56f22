import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../../../scripts/make-compound-file.ts';
import { little, zeros } from '../../../test/binary-bytes.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const container = 0xf;

/** A record, whose head begins with its instance and, in the lowest four bits, its version. */
function record(type: number, head: number, ...content: readonly (readonly number[])[]): number[] {
  const data = content.flat();
  return [...little(head, 2), ...little(type, 2), ...little(data.length), ...data];
}

/** A presentation of one slide with the given records. */
function makePresentation(slide: readonly number[]): Uint8Array {
  const reference = record(0x03f3, 0, little(2), zeros(16));
  const document = record(0x03e8, container, record(0x0ff0, container, reference));
  const slideAt = document.length;
  const directoryAt = slideAt + slide.length;
  const directory = record(0x1772, 0, little((2 << 20) | 1), little(0), little(slideAt));
  const editAt = directoryAt + directory.length;
  const edit = record(0x0ff5, 0, zeros(8), little(0), little(directoryAt), little(1), zeros(8));
  return makeCompoundFile({
    'Current User': Uint8Array.from([...zeros(16), ...little(editAt)]),
    'PowerPoint Document': Uint8Array.from([...document, ...slide, ...directory, ...edit]),
  });
}

function makeWordArt(text: string): number[] {
  const words = [...Buffer.from(`${text}\0`, 'utf16le')];
  const list = [little(0x80c0, 2), little(words.length), little(0x00ff, 2), little(0x4000)];
  const properties = record(0xf00b, (2 << 4) | 3, ...list, words);
  return record(0x040c, container, record(0xf004, container, properties));
}

describe('readLegacyPresentation', () => {
  it('counts WordArt, whose text is among the properties of its shape', async () => {
    const text = record(0x0fa0, 0, [...Buffer.from('第一章', 'utf16le')]);
    const slide = record(0x03ee, container, text, makeWordArt('操作系统 OS\rtwo lines'));
    const { report } = await measureBytes(makePresentation(slide));
    expect(report).toMatchObject({ format: 'ppt', exactness: 'exact', counts: { words: 10 } });
  });
});
