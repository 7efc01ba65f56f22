/** CRC-32 of IEEE 802.3, as ZIP asks for it (APPNOTE 4.4.7): reflected, polynomial 0xEDB88320. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** @param checksum of the bytes before these; 0 at the beginning. */
export function updateChecksum(checksum: number, bytes: Uint8Array): number {
  let value = ~checksum;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}

/** `file.stream()` leaves more behind for the garbage collector: the tab took twice as much for a large folder. */
const pieceBytes = 256 * 1024;

export interface ChecksumOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes that were read since the last call. */
  readonly onRead: (bytes: number) => void;
}

/**
 * The CRC-32 of a file, which is read piece by piece and never held as a whole.
 * @throws DOMException where the file has been moved, changed or locked since it was chosen; or the signal's reason.
 */
export async function checksumOf(file: Blob, { signal, onRead }: ChecksumOptions): Promise<number> {
  let checksum = 0;
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
    signal.throwIfAborted();
    checksum = updateChecksum(checksum, piece);
    onRead(piece.length);
  }
  return checksum;
}
