import { crc32 } from 'node:zlib';
import { centralHeader, endOfZip, localHeader } from './zip-records.ts';

export interface ZipEntry {
  /** With forward slashes; unique among the entries. */
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** All bytes of the file. Called twice, and must return the same bytes each time. */
  read(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** The longest file that a zip can hold without the zip64 format of sizes. */
const maxEntryBytes = 0xffff_fffe;

/**
 * A zip piece by piece, which needs only memory for one piece. Files are stored uncompressed: most documents are
 * compressed already. Each is read once for its checksum and once for its bytes, so that its size and checksum
 * precede it and every program can unpack it. The whole may be longer than 4 GB (zip64).
 * @throws when an entry is 4 GB or longer, or differs the second time; the zip is incomplete then.
 */
export async function* makeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const facts = await readFacts(entry);
    const header = localHeader({ ...entry, ...facts });
    yield header;
    let sent = { size: 0, checksum: 0 };
    for await (const piece of entry.read()) {
      sent = addPiece(sent, piece);
      yield piece;
    }
    if (sent.size !== facts.size || sent.checksum !== facts.checksum) {
      throw new Error('A file changed while it was exported.');
    }
    central.push(centralHeader({ ...entry, ...facts, offset }));
    offset += header.length + facts.size;
  }
  yield* central;
  const length = central.reduce((sum, header) => sum + header.length, 0);
  yield endOfZip({ count: central.length, length, offset });
}

interface Facts {
  readonly size: number;
  /** CRC-32. */
  readonly checksum: number;
}

async function readFacts(entry: ZipEntry): Promise<Facts> {
  let facts: Facts = { size: 0, checksum: 0 };
  for await (const piece of entry.read()) facts = addPiece(facts, piece);
  if (facts.size > maxEntryBytes) throw new Error('A file is too long for a zip.');
  return facts;
}

function addPiece({ size, checksum }: Facts, piece: Uint8Array): Facts {
  return { size: size + piece.length, checksum: crc32(piece, checksum) };
}
