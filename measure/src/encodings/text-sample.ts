import type { ByteSource } from '../byte-source.ts';

const headBytes = 64 * 1024;
const windowBytes = 16 * 1024;
const windows = 8;

/**
 * Bytes to judge a text by: its beginning and, when that is plain ASCII, the first windows spread
 * over the rest that are not.
 */
export async function readTextSample(source: ByteSource): Promise<Uint8Array> {
  const head = await source.read(0, headBytes);
  if (!isAscii(head)) return head;
  const step = Math.floor((source.size - headBytes) / windows);
  for (let index = 0; index < windows && step > 0; index += 1) {
    const window = await source.read(headBytes + index * step, windowBytes);
    if (!isAscii(window)) return startAtLine(window);
  }
  return head;
}

function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

/** A window may begin inside a character; a line never does. */
function startAtLine(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(bytes.indexOf(0x0a) + 1);
}
