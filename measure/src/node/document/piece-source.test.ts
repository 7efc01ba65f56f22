import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBlockSource } from './piece-source.ts';

const kibibyte = 1024;
const bytes = randomBytes(3_000_001);

function open() {
  const asked: [number, number][] = [];
  let underWay = 0;
  const source = createBlockSource(bytes.length, async (offset, length) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise(setImmediate);
    underWay -= 1;
    asked.push([offset, length]);
    return bytes.subarray(offset, offset + length);
  });
  return { source, asked };
}

describe('createBlockSource', () => {
  it('gives the bytes that are there, wherever they are asked for', async () => {
    const { source } = open();
    for (const [offset, length] of [
      [0, 1],
      [130_000, 5000],
      [bytes.length - 10, 100],
      [bytes.length, 10],
      [0, bytes.length],
    ] as const) {
      const piece = Buffer.from(await source.read(offset, length));
      expect(piece.equals(bytes.subarray(offset, offset + length)), `${offset}`).toBe(true);
    }
  });

  it('asks once for what is read twice, or lies next to it', async () => {
    const { source, asked } = open();
    await Promise.all([source.read(30, 100), source.read(500, 1000), source.read(30, 100)]);
    expect(asked).toEqual([[0, 128 * kibibyte]]);
  });

  it('asks for a megabyte at the most, one request after the other', async () => {
    const { source, asked } = open();
    await Promise.all([source.read(0, 2_000_000), source.read(2_500_000, 20)]);
    expect(asked).toEqual([
      [0, 1024 * kibibyte],
      [1024 * kibibyte, 1024 * kibibyte],
      [2432 * kibibyte, 128 * kibibyte],
    ]);
  });

  it('keeps no more than the last four megabytes', async () => {
    const { source, asked } = open();
    for (let round = 0; round < 2; round += 1) await source.read(0, bytes.length);
    // The whole is smaller than that, and asked for once.
    expect(asked).toHaveLength(3);
    const many = createBlockSource(10 * 1024 * kibibyte, async (_, length) => {
      asked.push([0, 0]);
      return new Uint8Array(length);
    });
    for (let round = 0; round < 2; round += 1) await many.read(0, many.size);
    expect(asked).toHaveLength(3 + 20);
  });
});
