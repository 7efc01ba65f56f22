import { viewBytes } from '../byte-view.ts';
import type { DurationReader } from './duration-reader.ts';

/** FLAC: 20 bits of sample rate and 36 bits of samples in the first block. */
export const readFlacDuration: DurationReader = async (source) => {
  const view = viewBytes(await source.read(18, 8));
  if (view.byteLength < 8) return null;
  const sampleRate = view.getUint32(0) >>> 12;
  const samples = (view.getUint8(3) & 0x0f) * 2 ** 32 + view.getUint32(4);
  return sampleRate === 0 || samples === 0 ? null : samples / sampleRate;
};
