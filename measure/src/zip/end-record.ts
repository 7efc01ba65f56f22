import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import { DocumentFault } from '../document-fault.ts';

const endSignature = 0x06054b50;
const zip64LocatorSignature = 0x07064b50;
const zip64EndSignature = 0x06064b50;
const endBytes = 22;
const locatorBytes = 20;
const zip64EndBytes = 56;
/** A comment of at most this length follows the record. */
const maxCommentBytes = 0xffff;

/** Location of the central directory. */
export interface DirectoryPlace {
  readonly offset: number;
  readonly length: number;
  readonly entries: number;
}

/** Finds the record that ends an archive; an archive without it was cut off. */
export async function findDirectory(source: ByteSource): Promise<DirectoryPlace> {
  const tailLength = Math.min(source.size, endBytes + maxCommentBytes);
  const tailOffset = source.size - tailLength;
  const view = viewBytes(await source.read(tailOffset, tailLength));
  for (let at = view.byteLength - endBytes; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    const place = {
      entries: view.getUint16(at + 10, true),
      length: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    const zip64 = await readZip64(source, tailOffset + at - locatorBytes);
    return checkPlace(zip64 ?? place, source.size);
  }
  throw new DocumentFault('damaged', 'the archive has no end');
}

function checkPlace(place: DirectoryPlace, size: number): DirectoryPlace {
  if (place.offset + place.length > size) {
    throw new DocumentFault('damaged', 'the directory lies outside the archive');
  }
  return place;
}

async function readZip64(source: ByteSource, locatorAt: number): Promise<DirectoryPlace | null> {
  if (locatorAt < 0) return null;
  const locator = viewBytes(await source.read(locatorAt, locatorBytes));
  if (locator.getUint32(0, true) !== zip64LocatorSignature) return null;
  const endAt = Number(locator.getBigUint64(8, true));
  const record = viewBytes(await source.read(endAt, zip64EndBytes));
  if (record.byteLength < zip64EndBytes || record.getUint32(0, true) !== zip64EndSignature) {
    throw new DocumentFault('damaged', 'the large archive has no end');
  }
  return {
    entries: Number(record.getBigUint64(32, true)),
    length: Number(record.getBigUint64(40, true)),
    offset: Number(record.getBigUint64(48, true)),
  };
}
