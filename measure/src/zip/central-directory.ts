import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import { DocumentFault } from '../document-fault.ts';
import { findDirectory } from './end-record.ts';
import type { ZipDirectory, ZipEntry } from './zip-entry.ts';

const entrySignature = 0x02014b50;
const entryBytes = 46;
const localHeaderBytes = 30;
const zip64Extra = 0x0001;
/** In place of a number that needs more than 32 bits, which is then in the zip64 extra field. */
const zip64Marker = 0xffffffff;

/** No document has more parts or a longer directory; other archives may. */
const maxEntries = 65_536;
const maxDirectoryBytes = 16 * 1024 * 1024;

/**
 * The entries of an archive, at most `maxEntries` of them, in the directory's order. Source: PKWARE APPNOTE, 4.3.12.
 * @throws DocumentFault "damaged" when there are none, or when they overlap.
 */
export async function readCentralDirectory(source: ByteSource): Promise<ZipDirectory> {
  const place = await findDirectory(source);
  const length = Math.min(place.length, maxDirectoryBytes);
  const bytes = await source.read(place.offset, length);
  const view = viewBytes(bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + entryBytes <= bytes.length && entries.length < maxEntries) {
    if (view.getUint32(at, true) !== entrySignature) break;
    const nameEnd = at + entryBytes + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    entries.push(readEntry(bytes, at, nameEnd, extraEnd));
    at = extraEnd + view.getUint16(at + 32, true);
  }
  if (entries.length === 0) throw new DocumentFault('damaged', 'the archive has no files');
  refuseOverlaps(entries);
  return { entries, isWhole: at === place.length };
}

function readEntry(bytes: Uint8Array, at: number, nameEnd: number, extraEnd: number): ZipEntry {
  const view = viewBytes(bytes);
  const sizes = {
    inflated: view.getUint32(at + 24, true),
    compressed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
  const { compressed, inflated, offset } = widen(sizes, bytes.subarray(nameEnd, extraEnd));
  const nameBytes = bytes.subarray(at + entryBytes, nameEnd);
  return {
    name: new TextDecoder().decode(nameBytes),
    nameBytes,
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    checksum: view.getUint32(at + 16, true),
    compressedBytes: compressed,
    inflatedBytes: inflated,
    headerOffset: offset,
  };
}

interface Sizes {
  readonly inflated: number;
  readonly compressed: number;
  readonly offset: number;
}

/** Replaces numbers that need more than 32 bits by those in the zip64 extra field, which have a fixed order. */
function widen(sizes: Sizes, extra: Uint8Array): Sizes {
  const field = findExtra(extra);
  let at = 0;
  const next = (value: number) => {
    if (value !== zip64Marker || at + 8 > field.byteLength) return value;
    at += 8;
    return Number(field.getBigUint64(at - 8, true));
  };
  const inflated = next(sizes.inflated);
  const compressed = next(sizes.compressed);
  return { inflated, compressed, offset: next(sizes.offset) };
}

/** The zip64 extra field; empty if there is none. */
function findExtra(extra: Uint8Array): DataView {
  const view = viewBytes(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== zip64Extra) continue;
    return viewBytes(extra.subarray(at + 4, at + 4 + view.getUint16(at + 2, true)));
  }
  return viewBytes(new Uint8Array(0));
}

/** Only zip bombs have files that share bytes. */
function refuseOverlaps(entries: readonly ZipEntry[]): void {
  const placed = [...entries].sort((left, right) => left.headerOffset - right.headerOffset);
  let end = 0;
  for (const entry of placed) {
    if (entry.headerOffset < end) throw new DocumentFault('damaged', 'files overlap');
    end = entry.headerOffset + localHeaderBytes + entry.compressedBytes;
  }
}
