import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../../../scripts/make-compound-file.ts';
import { little } from '../../../test/binary-bytes.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const globals = 0x0005;
const worksheet = 0x0010;

function record(type: number, content: readonly number[]): number[] {
  return [...little(type, 2), ...little(content.length, 2), ...content];
}

function document(kind: number, ...records: readonly (readonly number[])[]): number[] {
  return [
    ...record(0x0809, [...little(0x0600, 2), ...little(kind, 2)]),
    ...records.flat(),
    ...record(0x000a, []),
  ];
}

/** A drawing of two shapes, the first of them WordArt; the second is said to follow in another record. */
function makeDrawing(text: string): number[] {
  const words = [...Buffer.from(`${text}\0`, 'utf16le')];
  const list = [...little(0x80c0, 2), ...little(words.length), ...little(0x00ff, 2)];
  const data = [...list, ...little(0x4000), ...words];
  const properties = [...little(0x23, 2), ...little(0xf00b, 2), ...little(data.length), ...data];
  const shape = [...little(0xf, 2), ...little(0xf004, 2), ...little(properties.length)];
  const drawing = [...little(0xf, 2), ...little(0xf002, 2), ...little(properties.length + 99)];
  return record(0x00ec, [...drawing, ...shape, ...properties]);
}

describe('readLegacyWorkbook', () => {
  it('counts WordArt among the text boxes, and no other shape without a text', async () => {
    const label = record(0x0204, [
      ...little(0),
      ...little(0, 2),
      ...little(3, 2),
      0,
      111,
      110,
      101,
    ]);
    const shape = record(0x00ec, [...little(0xf, 2), ...little(0xf004, 2), ...little(0)]);
    const sheet = document(worksheet, label, makeDrawing('艺术字 title'), shape);
    const stream = Uint8Array.from([...document(globals), ...sheet]);
    const { report } = await measureBytes(makeCompoundFile({ Workbook: stream }));
    expect(report).toMatchObject({ format: 'xls', exactness: 'exact', counts: { words: 1 } });
    expect(report.outside).toEqual({ 'text-boxes': expect.objectContaining({ words: 4 }) });
  });
});
