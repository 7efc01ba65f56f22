const headerBytes = 6;
const entryBytes = 16;

/** An icon file with one square PNG in it, as every browser reads since Windows Vista. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, headerBytes);
  head.writeUInt8(size, headerBytes + 1);
  head.writeUInt16LE(1, headerBytes + 4); // colour planes
  head.writeUInt16LE(32, headerBytes + 6); // bits per pixel
  head.writeUInt32LE(png.length, headerBytes + 8);
  head.writeUInt32LE(head.length, headerBytes + 12);
  return Buffer.concat([head, png]);
}
