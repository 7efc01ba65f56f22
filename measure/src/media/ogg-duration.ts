import { viewBytes } from '../byte-view.ts';
import { holdsText } from '../holds-text.ts';
import type { DurationReader } from './duration-reader.ts';

/** A page has at most this many bytes. Source: RFC 3533, section 6. */
const maxPageBytes = 65_307;
/** "OggS". */
const pageMark = 0x4f67_6753;
/** Where a page has its time, in samples, and the stream it belongs to. */
const timeAt = 6;
const streamAt = 14;

/** Ogg with Vorbis, Opus, Speex or FLAC: the time of the last page of the first stream. */
export const readOggDuration: DurationReader = async (source) => {
  const head = await source.read(0, 400);
  const clock = readClock(head);
  if (clock === null) return null;
  const tailAt = Math.max(0, source.size - maxPageBytes);
  const tail = viewBytes(await source.read(tailAt, maxPageBytes));
  const stream = viewBytes(head).getUint32(streamAt, true);
  for (let at = tail.byteLength - 27; at >= 0; at -= 1) {
    if (tail.getUint32(at) !== pageMark || tail.getUint32(at + streamAt, true) !== stream) continue;
    return (Number(tail.getBigUint64(at + timeAt, true)) - clock.unheard) / clock.perSecond;
  }
  return null;
};

interface Clock {
  /** Of the times of pages, in samples. */
  readonly perSecond: number;
  /** Samples at the beginning that are not heard. */
  readonly unheard: number;
}

/** The layout of the first packet of a stream, for each codec. */
const clocks: readonly (readonly [string, number, (view: DataView, at: number) => Clock])[] = [
  // Opus counts at 48 kHz whatever it was recorded at. Source: RFC 7845, section 4.
  ['OpusHead', 0, (view, at) => ({ perSecond: 48_000, unheard: view.getUint16(at + 10, true) })],
  ['vorbis', 1, (view, at) => ({ perSecond: view.getUint32(at + 12, true), unheard: 0 })],
  ['Speex   ', 0, (view, at) => ({ perSecond: view.getUint32(at + 36, true), unheard: 0 })],
  ['FLAC', 1, (view, at) => ({ perSecond: view.getUint32(at + 27) >>> 12, unheard: 0 })],
];

function readClock(page: Uint8Array): Clock | null {
  const [segments = 0] = page.subarray(26);
  const at = 27 + segments;
  if (at + 40 > page.length) return null;
  const known = clocks.find(([name, offset]) => holdsText(page, name, at + offset));
  const clock = known?.[2](viewBytes(page), at);
  return clock === undefined || clock.perSecond === 0 ? null : clock;
}
