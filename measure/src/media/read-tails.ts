import type { ByteSource } from '../byte-source.ts';

/** The first holds the last half minute of recorded speech, the last that of film at 4 Mbit/s. */
const tailBytes = [256 * 1024, 2 * 1024 * 1024, 16 * 1024 * 1024];

/** The end of a source in ever larger pieces, for what begins somewhere in it. */
export async function* readTails(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (const length of tailBytes) {
    yield await source.read(Math.max(0, source.size - length), length);
    if (length >= source.size) return;
  }
}
