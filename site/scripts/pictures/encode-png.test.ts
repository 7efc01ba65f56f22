import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

const orange = [0xfa, 0x4a, 0x0c, 0xff];
const ink = [0x0a, 0x1f, 0x22, 0xff];

function readChunk(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, 'ascii');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

describe('encodePng', () => {
  it('keeps every pixel of a picture of few colours', () => {
    const rgba = Uint8Array.from([...orange, ...ink, ...orange, ...orange, ...ink, ...ink]);
    const png = encodePng({ width: 3, height: 2, rgba });
    const palette = readChunk(png, 'PLTE');
    const rows = inflateSync(readChunk(png, 'IDAT'));
    const colours = [1, 2, 3, 5, 6, 7].map((at) => [
      ...palette.subarray((rows[at] ?? 0) * 3, (rows[at] ?? 0) * 3 + 3),
      0xff,
    ]);
    expect(colours).toEqual([orange, ink, orange, orange, ink, ink]);
    expect([rows[0], rows[4]]).toEqual([0, 0]);
  });

  it('takes the nearest of 256 colours where there are more', () => {
    const width = 300;
    const rgba = Uint8Array.from({ length: width * 4 }, (_, at) =>
      at % 4 === 0 ? Math.floor(at / 4) % 256 : Math.floor(at / 1024),
    );
    const png = encodePng({ width, height: 1, rgba });
    expect(readChunk(png, 'PLTE')).toHaveLength(256 * 3);
    expect(inflateSync(readChunk(png, 'IDAT'))).toHaveLength(width + 1);
  });
});
