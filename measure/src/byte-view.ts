/** A little-endian view of some bytes, the order of bytes in ZIP and in the containers of Word 97. */
export function viewBytes(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
