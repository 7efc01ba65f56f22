import type { GrayPicture } from './gray-picture.ts';

/** What pdf.js makes of an image. `kind` is its `ImageKind`; a mask has none, and one bit for a pixel. */
export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly kind: number | null;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** pdf.js's `ImageKind`. */
const [bits, rgb, rgba] = [1, 2, 3];

/** @returns `null` for what is no image, or has not as many pixels as it says. */
export function readDecodedImage(value: unknown): DecodedImage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { width, height, kind = null, data } = value as Record<string, unknown>;
  const isImage =
    typeof width === 'number' &&
    typeof height === 'number' &&
    (kind === null || typeof kind === 'number') &&
    (data instanceof Uint8Array || data instanceof Uint8ClampedArray);
  if (!isImage || width < 1 || height < 1) return null;
  return data.length >= bytesOf(width, height, kind) ? { width, height, kind, data } : null;
}

function bytesOf(width: number, height: number, kind: number | null): number {
  if (kind === rgb) return width * height * 3;
  if (kind === rgba) return width * height * 4;
  return Math.ceil(width / 8) * height;
}

/** @param ink the shade in which a mask is painted. */
export function toGrayPicture(image: DecodedImage, ink: number): GrayPicture {
  const { width, height, kind } = image;
  if (kind === rgb || kind === rgba) return fromColors(image);
  const painted = unpackBits(image);
  if (kind === bits) return { width, height, shades: painted, cover: null };
  // A mask paints where its bit is 0.
  const cover = painted.map((value) => 255 - value);
  return { width, height, shades: new Uint8Array(width * height).fill(ink), cover };
}

function unpackBits({ width, height, data }: DecodedImage): Uint8Array {
  const shades = new Uint8Array(width * height);
  const stride = Math.ceil(width / 8);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = data[y * stride + (x >> 3)] ?? 0;
      shades[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return shades;
}

function fromColors({ width, height, kind, data }: DecodedImage): GrayPicture {
  const pixels = width * height;
  const step = kind === rgba ? 4 : 3;
  const shades = new Uint8Array(pixels);
  const cover = kind === rgba ? new Uint8Array(pixels) : null;
  let isOpaque = true;
  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += step) {
    shades[pixel] = shadeOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (cover === null) continue;
    const opacity = data[at + 3] ?? 255;
    cover[pixel] = opacity;
    isOpaque &&= opacity === 255;
  }
  return { width, height, shades, cover: isOpaque ? null : cover };
}

/** How bright a color is, 0 to 255. Source: ITU-R BT.601. */
export function shadeOf(red: number, green: number, blue: number): number {
  return (red * 299 + green * 587 + blue * 114) / 1000;
}
