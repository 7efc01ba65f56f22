import { viewBytes } from '../byte-view.ts';
import { holdsText } from '../holds-text.ts';
import type { DurationReader } from './duration-reader.ts';

const maxChunks = 100;

/** WAV: the length of the sound by the bytes a second takes. */
export const readWavDuration: DurationReader = async (source) => {
  let at = 12;
  let bytesPerSecond = 0;
  for (let step = 0; step < maxChunks; step += 1) {
    const head = await source.read(at, 20);
    const view = viewBytes(head);
    if (view.byteLength < 8) return null;
    const length = view.getUint32(4, true);
    if (holdsText(head, 'fmt ') && view.byteLength === 20)
      bytesPerSecond = view.getUint32(16, true);
    if (holdsText(head, 'data')) {
      const bytes = Math.min(length, source.size - at - 8);
      return bytesPerSecond === 0 ? null : bytes / bytesPerSecond;
    }
    at += 8 + length + (length % 2);
  }
  return null;
};
