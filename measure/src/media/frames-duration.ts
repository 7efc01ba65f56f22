import type { ByteSource } from '../byte-source.ts';
import { holdsText } from '../holds-text.ts';
import type { DurationReader } from './duration-reader.ts';

/** Sound without a container is counted frame by frame; larger files than this are no speech. */
const maxBytes = 128 * 1024 * 1024;
const windowBytes = 1024 * 1024;
/** The bytes of a frame's head that tell its length. */
const headBytes = 7;

/** Bytes of a frame behind its first one, by its kind: of narrow and of wide band. Source: RFC 4867, 3.6. */
const narrowBand = [12, 13, 15, 17, 19, 20, 26, 31, 5];
const wideBand = [17, 23, 32, 36, 40, 46, 50, 58, 60, 5];
const wideMark = '#!AMR-WB\n';
const amrFrameSeconds = 0.02;

/** AMR, as telephones record it. */
export const readAmrDuration: DurationReader = async (source) => {
  const isWide = holdsText(await source.read(0, wideMark.length), wideMark);
  const sizes = isWide ? wideBand : narrowBand;
  const frames = await countFrames(source, isWide ? wideMark.length : 6, (bytes, at) => {
    return 1 + (sizes[((bytes[at] ?? 0) >> 3) & 15] ?? 0);
  });
  return frames === null ? null : frames * amrFrameSeconds;
};

/** A packet of SILK has up to five frames; the voice messages of WeChat and QQ have one in each. */
const maxSilkBytes = 5 * 1024;
const silkFrameSeconds = 0.02;
/** In the place of a length behind the last frame; Tencent's programs leave it out. */
const silkEnd = 0xffff;

/** SILK, the voice messages of WeChat and QQ: each frame behind two bytes with its length. */
export const readSilkDuration: DurationReader = async (source) => {
  const start = holdsText(await source.read(0, 1), '#') ? 9 : 10;
  let ends = 0;
  const frames = await countFrames(source, start, (bytes, at) => {
    const length = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    if (length !== silkEnd) return length > maxSilkBytes ? 0 : 2 + length;
    ends += 1;
    return 2;
  });
  return frames === null ? null : (frames - ends) * silkFrameSeconds;
};

/** Samples a second by the index in the head of a frame. Source: ISO/IEC 14496-3, table 1.18. */
const aacRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000,
  7350,
];
const aacFrameSamples = 1024;

/** AAC without a container (ADTS). */
export const readAacDuration: DurationReader = async (source) => {
  const [, , third = 0] = await source.read(0, 3);
  const rate = aacRates[(third >> 2) & 15];
  const frames = await countFrames(source, 0, (bytes, at) => {
    const [high = 0, middle = 0, low = 0] = [bytes[at + 3], bytes[at + 4], bytes[at + 5]];
    return ((high & 3) << 11) | (middle << 3) | (low >> 5);
  });
  return frames === null || rate === undefined ? null : (frames * aacFrameSamples) / rate;
};

/** @returns `null` where a frame has no length, or there is too much to look at. */
async function countFrames(
  source: ByteSource,
  start: number,
  lengthAt: (bytes: Uint8Array, at: number) => number,
): Promise<number | null> {
  if (source.size > maxBytes) return null;
  let [frames, offset] = [0, start];
  while (offset < source.size) {
    const bytes = await source.read(offset, windowBytes);
    const isLast = offset + bytes.length >= source.size;
    let at = 0;
    while (at + headBytes <= bytes.length || (isLast && at < bytes.length)) {
      const length = lengthAt(bytes, at);
      if (length < 1) return null;
      frames += 1;
      at += length;
    }
    // A document that ends before its size would be asked for its rest for ever.
    if (at === 0) return null;
    offset += at;
  }
  return frames;
}

/** Whether bytes begin like a frame of AAC; a text may begin so as well. */
export function isAacFrame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xf6) === 0xf0;
}
