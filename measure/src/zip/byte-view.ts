/** A little-endian view of some bytes, as ZIP and the Microsoft containers are written. */
export function viewBytes(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
