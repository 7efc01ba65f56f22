import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import type { DurationReader } from './duration-reader.ts';

/** Kilobits a second of layer III by the header's index, for MPEG 1 and for MPEG 2 and 2.5. */
const bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

interface FrameHeader {
  readonly isFirstVersion: boolean;
  readonly bitRate: number;
  readonly sampleRate: number;
}

/** MP3: the count of frames that encoders note in the first one, else the size by the bit rate. */
export const readMp3Duration: DurationReader = async (source) => {
  const start = await skipTag(source);
  const head = await source.read(start, 4096);
  for (let at = 0; at + 4 <= head.length; at += 1) {
    const header = readFrameHeader(head.subarray(at, at + 4));
    if (header === null) continue;
    const frames = readFrameCount(head.subarray(at));
    if (frames === null) return ((source.size - start - at) * 8) / (header.bitRate * 1000);
    return (frames * (header.isFirstVersion ? 1152 : 576)) / header.sampleRate;
  }
  return null;
};

/** Where the sound begins, behind the tag with title and cover. */
async function skipTag(source: ByteSource): Promise<number> {
  const tag = await source.read(0, 10);
  if (tag[0] !== 0x49 || tag[1] !== 0x44 || tag[2] !== 0x33) return 0;
  const [size1 = 0, size2 = 0, size3 = 0, size4 = 0] = tag.subarray(6);
  return 10 + size1 * 2 ** 21 + size2 * 2 ** 14 + size3 * 2 ** 7 + size4;
}

/** A frame of layer III; null where none begins. */
export function readFrameHeader(bytes: Uint8Array): FrameHeader | null {
  const [sync = 0, kind = 0, rates = 0] = bytes;
  const isLayer3 = sync === 0xff && (kind & 0xe6) === 0xe2;
  const version = (kind >> 3) & 3;
  if (!isLayer3 || version === 1) return null;
  const isFirstVersion = version === 3;
  const bitRate = (isFirstVersion ? bitRates1 : bitRates2)[rates >> 4];
  const baseRate = sampleRates[(rates >> 2) & 3];
  if (!bitRate || baseRate === undefined) return null;
  const divisor = { 0: 4, 2: 2, 3: 1 }[version] ?? 1;
  return { isFirstVersion, bitRate, sampleRate: baseRate / divisor };
}

/** The count in a "Xing" or "Info" header, when its first flag says it is there. */
function readFrameCount(frame: Uint8Array): number | null {
  const text = new TextDecoder('windows-1252').decode(frame.subarray(0, 64));
  const at = Math.max(text.indexOf('Xing'), text.indexOf('Info'));
  if (at < 0 || at + 12 > frame.length) return null;
  const view = viewBytes(frame);
  return (view.getUint32(at + 4) & 1) === 1 ? view.getUint32(at + 8) : null;
}
