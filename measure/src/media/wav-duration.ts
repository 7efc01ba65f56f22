import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import type { DurationReader } from './duration-reader.ts';
import { readFourLetters } from './read-values.ts';

/** A recording has a dozen chunks before its sound; a trap may have millions. */
const maxChunks = 100;
const headerBytes = 8;

/** WAV: the length of the sound divided by the bytes that one second takes. */
export const readWavDuration: DurationReader = async (source: ByteSource) => {
  let bytesPerSecond = 0;
  let at = 12;
  for (let step = 0; step < maxChunks && at < source.size; step += 1) {
    const view = viewBytes(await source.read(at, headerBytes + 12));
    if (view.byteLength < headerBytes) return null;
    // Recorders that cannot go back to write the length leave the largest number there.
    const length = Math.min(view.getUint32(4, true), source.size - at - headerBytes);
    const name = readFourLetters(view, 0);
    if (name === 'data') return bytesPerSecond === 0 ? null : length / bytesPerSecond;
    const isFormat = name === 'fmt ' && length >= 12 && view.byteLength >= headerBytes + 12;
    if (isFormat) bytesPerSecond = view.getUint32(headerBytes + 8, true);
    at += headerBytes + length + (length % 2);
  }
  return null;
};
