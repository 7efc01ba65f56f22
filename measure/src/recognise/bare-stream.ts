import type { RecognisedDocument } from '../document-reader.ts';
import { mediaReader } from '../media/media-reader.ts';
import { readFrameHeader } from '../media/mp3-duration.ts';
import { unreadable } from './unreadable.ts';

/**
 * Packets of MPEG transport streams: bare, preceded by a time code (cameras, Blu-ray discs), or followed by
 * a checksum (some receivers).
 */
const packetSizes = [188, 192, 204];
const packetMark = 0x47;
/** This many marks at equal distances are no accident, except in a text. */
const marks = 5;

/**
 * Sound and film that begin without a signature. Texts may contain the same bytes, so this is asked only about
 * what is no text.
 */
export function recogniseBareStream(head: Uint8Array): RecognisedDocument | null {
  if (isTransportStream(head)) return unreadable('mpeg', 'video');
  if (isAacFrame(head)) return unreadable('aac', 'audio');
  if (readFrameHeader(head.subarray(0, 4)) === null) return null;
  return { format: 'mp3', read: mediaReader('mp3', 'audio') };
}

function isTransportStream(bytes: Uint8Array): boolean {
  return packetSizes.some((size) => {
    for (let start = 0; start < size; start += 1) {
      let found = 0;
      while (found < marks && bytes[start + found * size] === packetMark) found += 1;
      if (found === marks) return true;
    }
    return false;
  });
}

/** AAC without a container (ADTS). */
function isAacFrame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xf6) === 0xf0;
}
