/**
 * A big-endian number of `length` bytes. NaN where the bytes end before it: a playing
 * time that is worked out from it is then not known either.
 */
export function readUnsigned(view: DataView, at: number, length: number): number {
  if (at + length > view.byteLength) return Number.NaN;
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return value;
}

/** The name of a box, of a chunk or of a code. */
export function readFourLetters(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  const codes = view.getUint32(at);
  return String.fromCharCode(codes >>> 24, (codes >> 16) & 255, (codes >> 8) & 255, codes & 255);
}
