import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import { readFourLetters } from './read-values.ts';

/** A recording has a dozen chunks before its sound; a trap may have millions. */
const maxChunks = 100;
/** What is read of each chunk: enough for every description of sound. */
const headBytes = 64;

export interface ChunkLayout {
  /** Where the first chunk begins. */
  readonly from: number;
  readonly isLittleEndian: boolean;
  /** Bytes that tell a chunk's length. Those of four bytes are followed by a byte when they are odd. */
  readonly lengthBytes: 4 | 8;
}

export interface Chunk {
  readonly name: string;
  /** The beginning of what it holds. */
  readonly content: DataView;
  /** Bytes that it holds, up to the end of the source where it claims more. */
  readonly length: number;
}

/** The chunks of RIFF, AIFF and CAF in their order. */
export async function* walkChunks(
  source: ByteSource,
  { from, isLittleEndian, lengthBytes }: ChunkLayout,
): AsyncGenerator<Chunk> {
  const headerBytes = 4 + lengthBytes;
  let at = from;
  for (let step = 0; step < maxChunks && at < source.size; step += 1) {
    const bytes = await source.read(at, headBytes);
    if (bytes.length < headerBytes) return;
    const view = viewBytes(bytes);
    const claimed =
      lengthBytes === 8 ? Number(view.getBigInt64(4)) : view.getUint32(4, isLittleEndian);
    // Recorders that cannot go back to write the length leave -1, or the largest number.
    const room = source.size - at - headerBytes;
    const length = claimed < 0 ? room : Math.min(claimed, room);
    yield {
      name: readFourLetters(view, 0),
      content: viewBytes(bytes.subarray(headerBytes, headerBytes + length)),
      length,
    };
    at += headerBytes + length + (lengthBytes === 4 ? length % 2 : 0);
  }
}
