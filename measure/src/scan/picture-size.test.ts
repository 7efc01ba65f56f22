import { describe, expect, it } from 'vitest';
import { readPictureSize } from './picture-size.ts';

const jpeg = (...segments: number[]) =>
  Uint8Array.from([0xff, 0xd8, ...segments, ...Array<number>(24).fill(0)]);
const frame = [0xff, 0xc2, 0, 17, 8, 0x09, 0x23, 0x06, 0x76, 3];

describe('readPictureSize', () => {
  it('reads the header of a PNG', () => {
    const png = new Uint8Array(33);
    png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(png.buffer).setUint32(16, 1654);
    new DataView(png.buffer).setUint32(20, 2339);
    expect(readPictureSize(png)).toEqual({ width: 1654, height: 2339 });
  });

  it('finds the frame of a JPEG behind other segments', () => {
    const segments = [0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 7, ...frame];
    expect(readPictureSize(jpeg(...segments))).toEqual({ width: 1654, height: 2339 });
  });

  it('has no size of what is cut off, or of a segment without a length', () => {
    expect(readPictureSize(jpeg(0xff, 0xe0, 0xff, 0xff))).toBeNull();
    expect(readPictureSize(jpeg(0xff, 0xe0, 0, 0))).toBeNull();
    expect(readPictureSize(new Uint8Array([0xff, 0xd8]))).toBeNull();
  });
});
