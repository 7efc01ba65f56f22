import { walkChunks } from './chunks.ts';
import type { DurationReader } from './duration-reader.ts';
import { readFourLetters, readUnsigned } from './read-values.ts';

/** Compressions of AIFF-C that keep each sample apart; with others, programs count packets. */
const samplewise = /^(?:NONE|twos|sowt|raw |in24|in32|fl32|fl64|alaw|ulaw)$/i;

/** AIFF and AIFF-C: the samples that the description of the sound tells. Source: Apple, AIFF-C draft of 1991. */
export const readAiffDuration: DurationReader = async (source) => {
  const layout = { from: 12, isLittleEndian: false, lengthBytes: 4 } as const;
  for await (const { name, content } of walkChunks(source, layout)) {
    if (name !== 'COMM') continue;
    const samples = readUnsigned(content, 2, 4);
    const isSamplewise = content.byteLength < 22 || samplewise.test(readFourLetters(content, 18));
    // Programs that cannot go back to write the number leave one that the file has no room for.
    return isSamplewise && samples <= source.size ? samples / readExtended(content, 8) : null;
  }
  return null;
};

/** A number of 80 bits: a sign, 15 bits of exponent, 64 bits of mantissa. */
function readExtended(view: DataView, at: number): number {
  const exponent = readUnsigned(view, at, 2) - 16_383;
  return readUnsigned(view, at + 2, 8) * 2 ** (exponent - 63);
}
