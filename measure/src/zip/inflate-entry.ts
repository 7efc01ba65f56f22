import { Inflate } from 'fflate';
import type { Budget } from '../budget.ts';
import { type ByteSource, joinBytes } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import { DocumentFault } from '../document-fault.ts';
import { addToChecksum } from './checksum.ts';
import type { ZipEntry } from './zip-entry.ts';

const localSignature = 0x04034b50;
const localHeaderBytes = 30;
/** The method of files that are not compressed. */
export const stored = 0;
const deflated = 8;
/** Deflate makes at most 1,032 bytes of one: a piece this small inflates to 2 MB at the most. */
const pieceBytes = 2 * 1024;
const blockBytes = 512 * 1024;

/** The bytes of one file of an archive, piece by piece; a wrong checksum is found at the end. */
export async function* inflateEntry(
  source: ByteSource,
  entry: ZipEntry,
  budget: Budget,
  onProgress: (fraction: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const start = await findContent(source, entry);
  const inflate = entry.method === stored ? (bytes: Uint8Array) => bytes : createInflater();
  let checksum = 0;
  let done = 0;
  for await (const piece of readPieces(source, start, entry.compressedBytes)) {
    budget.check();
    const bytes = inflate(piece);
    budget.spendInflated(bytes.length);
    checksum = addToChecksum(checksum, bytes);
    done += piece.length;
    onProgress(done / entry.compressedBytes);
    if (bytes.length > 0) yield bytes;
  }
  if (checksum !== entry.checksum) throw new DocumentFault('damaged', 'wrong checksum');
}

async function* readPieces(
  source: ByteSource,
  start: number,
  length: number,
): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; done += blockBytes) {
    const block = await source.read(start + done, Math.min(blockBytes, length - done));
    if (block.length < Math.min(blockBytes, length - done)) {
      throw new DocumentFault('damaged', 'the archive was cut off');
    }
    for (let at = 0; at < block.length; at += pieceBytes) {
      yield block.subarray(at, at + pieceBytes);
    }
  }
}

/** Where the bytes of a file begin. @throws DocumentFault where they cannot be read. */
export async function findContent(source: ByteSource, entry: ZipEntry): Promise<number> {
  if (entry.isEncrypted) throw new DocumentFault('encrypted', 'the file is encrypted');
  if (entry.method !== stored && entry.method !== deflated) {
    throw new DocumentFault('unknown-format', 'the file is compressed in a way not read here');
  }
  const header = viewBytes(await source.read(entry.headerOffset, localHeaderBytes));
  if (header.byteLength < localHeaderBytes || header.getUint32(0, true) !== localSignature) {
    throw new DocumentFault('damaged', 'a file is not where the directory says');
  }
  const names = header.getUint16(26, true) + header.getUint16(28, true);
  return entry.headerOffset + localHeaderBytes + names;
}

/** Continues to inflate with each piece it is given. @throws DocumentFault "damaged" */
export function createInflater(): (piece: Uint8Array) => Uint8Array {
  let inflated: Uint8Array[] = [];
  const stream = new Inflate((bytes) => {
    inflated.push(bytes);
  });
  return (piece) => {
    inflated = [];
    try {
      stream.push(piece);
    } catch (cause) {
      throw new DocumentFault('damaged', `inflating failed: ${cause}`);
    }
    return inflated.length === 1 ? (inflated[0] ?? piece) : joinBytes(inflated);
  };
}
