interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a PNG or JPEG in pixels, as its header says; `null` where there is none. */
export function readPictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24) return null;
  return bytes[0] === 0x89
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : readJpegSize(view);
}

/** Finds the frame's header among the segments. Source: ITU-T T.81, B.2. */
function readJpegSize(view: DataView): Size | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Fill bytes, which may precede a marker, and markers without a segment.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** All kinds of frames; tables for Huffman and arithmetic coding have numbers between theirs. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
