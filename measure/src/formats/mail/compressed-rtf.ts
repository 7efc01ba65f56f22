import type { Budget } from '../../budget.ts';
import { viewBytes } from '../../byte-view.ts';
import { DocumentFault } from '../../document-fault.ts';

const headerBytes = 16;
/** The inflated text is held in memory, and is up to nine times as large. */
const maxBytes = 16 * 1024 * 1024;
const compressedMark = 0x75465a4c;
const plainMark = 0x414c454d;
const windowBytes = 4096;
/** What the window holds at the beginning: the words that each RTF text begins with. */
const preset = new TextEncoder().encode(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
);

/**
 * The RTF of a message. Source: MS-OXRTFCP. The sizes in its head are not believed: two bytes make at
 * most seventeen, so that what comes out is bounded by what is there.
 * @throws DocumentFault "damaged" for what is neither compressed nor plain, "too-large" beyond 16 MB.
 */
export function inflateRtf(bytes: Uint8Array, budget: Budget): Uint8Array {
  const view = viewBytes(bytes);
  const mark = bytes.length < headerBytes ? 0 : view.getUint32(8, true);
  if (mark === plainMark) return bytes.subarray(headerBytes);
  if (mark !== compressedMark) throw new DocumentFault('damaged', 'a body that is no RTF');
  if (bytes.length > maxBytes) throw new DocumentFault('too-large', 'a body too large to hold');
  const inflated = new Inflated(bytes.length * 9);
  let at = headerBytes;
  while (at < bytes.length) {
    const control = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < bytes.length; bit += 1) {
      if (((control >> bit) & 1) === 0) {
        inflated.add(bytes[at] ?? 0);
        at += 1;
        continue;
      }
      const reference = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
      if (!inflated.repeat(reference >> 4, (reference & 15) + 2)) return inflated.finish(budget);
    }
  }
  return inflated.finish(budget);
}

class Inflated {
  readonly #window = new Uint8Array(windowBytes);
  readonly #bytes: Uint8Array;
  #length = 0;
  #at = preset.length;

  constructor(mostBytes: number) {
    this.#window.set(preset);
    this.#bytes = new Uint8Array(mostBytes);
  }

  add(byte: number): void {
    this.#bytes[this.#length] = byte;
    this.#length += 1;
    this.#window[this.#at] = byte;
    this.#at = (this.#at + 1) % windowBytes;
  }

  /** False for a reference to where the next byte goes: the end. */
  repeat(offset: number, length: number): boolean {
    if (offset === this.#at) return false;
    for (let index = 0; index < length; index += 1) {
      this.add(this.#window[(offset + index) % windowBytes] ?? 0);
    }
    return true;
  }

  finish(budget: Budget): Uint8Array {
    budget.spendInflated(this.#length);
    return this.#bytes.subarray(0, this.#length);
  }
}
