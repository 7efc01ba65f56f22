import type { Budget } from '../budget.ts';
import { type ByteSource, sourceFromBytes, sourceWithin } from '../byte-source.ts';
import { DocumentFault } from '../document-fault.ts';
import { findContent, inflateEntry, stored } from './inflate-entry.ts';
import type { ZipEntry } from './zip-entry.ts';

/** An inflated document is held in memory, beside what its reader needs. */
const maxHeldBytes = 64 * 1024 * 1024;

/** Deflate makes at most this many bytes of one. */
const mostRatio = 1032;

/**
 * A file of an archive, as a document: one that is only stored is read in place, a
 * compressed one is inflated into memory.
 * @throws DocumentFault "too-large" for one of more than 64 MB, "encrypted", "damaged".
 */
export async function openEntry(
  source: ByteSource,
  { entry, name }: { entry: ZipEntry; name: string },
  budget: Budget,
): Promise<ByteSource> {
  const offset = await findContent(source, entry);
  if (entry.method === stored) {
    const size = Math.max(0, Math.min(entry.compressedBytes, source.size - offset));
    return sourceWithin(source, { offset, size, name });
  }
  if (entry.inflatedBytes > maxHeldBytes) {
    throw new DocumentFault('too-large', 'the file is too large to hold');
  }
  if (entry.inflatedBytes > entry.compressedBytes * mostRatio) throw wrongSize();
  const bytes = new Uint8Array(entry.inflatedBytes);
  let at = 0;
  for await (const piece of inflateEntry(source, entry, budget)) {
    if (at + piece.length > bytes.length) throw wrongSize();
    bytes.set(piece, at);
    at += piece.length;
  }
  return sourceFromBytes(bytes.subarray(0, at), name);
}

function wrongSize(): DocumentFault {
  return new DocumentFault('damaged', 'the file is not as large as the directory says');
}
