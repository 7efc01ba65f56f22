import { readUnsigned } from '../read-values.ts';

/** Bytes at the beginning that describe a recording and its tracks, before the first cluster. */
export const headBytes = 64 * 1024;
/** The element that holds the whole recording. */
export const segment = 0x18538067;

/** A cluster of half a minute has some thousand blocks; a trap may have millions. */
const maxElements = 100_000;

export interface Element {
  readonly id: number;
  /** Where its content begins and ends: far behind all bytes for containers of recorders that did not know. */
  readonly start: number;
  readonly end: number;
}

/**
 * The elements of Matroska from a place on, each container followed by what it holds, as far as the bytes
 * go. Source: RFC 8794.
 */
export function* walkElements(
  view: DataView,
  from: number,
  containers: ReadonlySet<number>,
): Generator<Element> {
  let at = from;
  for (let step = 0; step < maxElements && at < view.byteLength; step += 1) {
    const id = readVariable(view, at);
    const size = id && readVariable(view, id.end);
    if (!id || !size) return;
    const element = {
      id: readUnsigned(view, at, id.end - at),
      start: size.end,
      end: size.end + size.value,
    };
    yield element;
    at = containers.has(element.id) ? element.start : element.end;
  }
}

/** A number whose length is given by its leading zero bits, up to the first that is set. */
export function readVariable(view: DataView, at: number): { value: number; end: number } | null {
  if (at >= view.byteLength) return null;
  const length = Math.clz32(view.getUint8(at)) - 23;
  const high = view.getUint8(at) & (0xff >> length);
  const value = high * 256 ** (length - 1) + readUnsigned(view, at + 1, length - 1);
  return length > 8 || Number.isNaN(value) ? null : { value, end: at + length };
}
