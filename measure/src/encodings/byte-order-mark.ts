const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** The Unicode encoding that the first bytes announce; they may lie. */
export function readByteOrderMark(
  head: Uint8Array,
): { encoding: (typeof marks)[number]['encoding']; length: number } | null {
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  return mark ? { encoding: mark.encoding, length: mark.bytes.length } : null;
}
