import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, alpha ignored: the pictures are opaque. */
  readonly rgba: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColours = 256;
const eightBitPalette = [8, 3, 0, 0, 0];

/** A PNG with a palette (W3C PNG, colour type 3): flat colours need no more, and a quarter of the bytes. */
export function encodePng(pixels: Pixels): Buffer {
  const palette = choosePalette(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set(eightBitPalette, 8);
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk('PLTE', Buffer.from(palette.flatMap(splitColour))),
    writeChunk('IDAT', deflateSync(indexPixels(pixels, palette), { level: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The most frequent colours. */
function choosePalette(pixels: Pixels): number[] {
  const counts = new Map<number, number>();
  for (const colour of listColours(pixels)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return Array.from(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxColours)
    .map(([colour]) => colour);
}

/** One byte a pixel, each row preceded by the filter type 0. */
function indexPixels(pixels: Pixels, palette: readonly number[]): Buffer {
  const rows = Buffer.alloc((pixels.width + 1) * pixels.height);
  const indices = new Map(palette.map((colour, index) => [colour, index]));
  let position = 0;
  for (const colour of listColours(pixels)) {
    let index = indices.get(colour);
    if (index === undefined) {
      index = findNearest(colour, palette);
      indices.set(colour, index);
    }
    const row = Math.floor(position / pixels.width);
    rows[position + row + 1] = index;
    position += 1;
  }
  return rows;
}

function* listColours({ rgba }: Pixels): Generator<number> {
  for (let at = 0; at < rgba.length; at += 4) {
    yield ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
  }
}

function findNearest(colour: number, palette: readonly number[]): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const distance = measureDistance(splitColour(colour), splitColour(candidate));
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  }
  return nearest;
}

type Colour = readonly [red: number, green: number, blue: number];

function splitColour(colour: number): Colour {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function measureDistance(a: Colour, b: Colour): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
