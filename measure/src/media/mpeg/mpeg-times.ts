import { holdsText } from '../../holds-text.ts';

/**
 * Packets of transport streams: bare; with a time in front, as of cameras and Blu-ray discs; with a
 * checksum behind, as of some receivers.
 */
const packetSizes = [188, 192, 204];
const packetMark = 0x47;
/** So many marks at the right distances are no accident, except in a text. */
const marks = 5;

/** What has its own clock: a stream of a transport stream, a whole program stream. */
export interface StreamTime {
  readonly stream: number;
  readonly ticks: number;
}

/** The times in bytes of a transport or program stream that may begin anywhere. */
export function readMpegTimes(bytes: Uint8Array): Generator<StreamTime> {
  const packets = findTransportPackets(bytes);
  return packets === null ? readProgramTimes(bytes) : readTransportTimes(bytes, packets);
}

interface Packets {
  readonly start: number;
  readonly size: number;
}

/** Where the packets of a transport stream begin; null where there are none. */
export function findTransportPackets(bytes: Uint8Array): Packets | null {
  for (const size of packetSizes) {
    for (let start = 0; start < size; start += 1) {
      let found = 0;
      while (found < marks && bytes[start + found * size] === packetMark) found += 1;
      if (found === marks) return { start, size };
    }
  }
  return null;
}

/** Source: ISO/IEC 13818-1, 2.4.3.2. */
function* readTransportTimes(bytes: Uint8Array, { start, size }: Packets): Generator<StreamTime> {
  for (let at = start; at + size <= bytes.length; at += size) {
    const [mark, high = 0, low = 0, control = 0, skipped = 0] = bytes.subarray(at, at + 5);
    const beginsHere = mark === packetMark && (high & 0x40) !== 0;
    const hasField = (control & 0x20) !== 0;
    const ticks = beginsHere ? readTime(bytes, at + 4 + (hasField ? 1 + skipped : 0)) : null;
    if (ticks !== null) yield { stream: ((high & 0x1f) << 8) | low, ticks };
  }
}

/** Coded pictures never hold the mark of a packet, and sound does by accident alone. */
function* readProgramTimes(bytes: Uint8Array): Generator<StreamTime> {
  for (let one = bytes.indexOf(1); one >= 0; one = bytes.indexOf(1, one + 1)) {
    const ticks = readTime(bytes, one - 2);
    if (ticks !== null) yield { stream: 0, ticks };
  }
}

/**
 * When the content of a packet of sound or pictures is shown, in ticks of 90 kHz; null where it does not
 * tell. Source: ISO/IEC 13818-1, 2.4.3.6; of MPEG-1, ISO/IEC 11172-1, 2.4.3.3.
 */
function readTime(bytes: Uint8Array, packetAt: number): number | null {
  if (!holdsText(bytes, '\0\0\x01', packetAt)) return null;
  const [id = 0, , , flags = 0, contents = 0] = bytes.subarray(packetAt + 3, packetAt + 8);
  if (!isSoundOrPicture(id)) return null;
  let at = packetAt + 6;
  const isSecondVersion = (flags & 0xc0) === 0x80;
  if (isSecondVersion) {
    if ((contents & 0x80) === 0) return null;
    at += 3;
  } else {
    while (bytes[at] === 0xff) at += 1;
    const hasBufferSize = ((bytes[at] ?? 0) & 0xc0) === 0x40;
    if (hasBufferSize) at += 2;
  }
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = bytes.subarray(at, at + 5);
  if ((first & 0xe1) !== 0x21 || (third & fifth & 1) === 0) return null;
  const middle = ((second << 8) | third) >> 1;
  return ((first >> 1) & 7) * 2 ** 30 + middle * 2 ** 15 + (((fourth << 8) | fifth) >> 1);
}

/** MPEG sound and pictures, and in private streams that of Dolby and others. */
function isSoundOrPicture(id: number): boolean {
  return (id >= 0xc0 && id <= 0xef) || id === 0xbd || id === 0xfd;
}
