import { walkChunks } from './chunks.ts';
import type { DurationReader } from './duration-reader.ts';

/** WAV: the length of the sound by the bytes a second takes. */
export const readWavDuration: DurationReader = async (source) => {
  let bytesPerSecond = 0;
  const layout = { from: 12, isLittleEndian: true, lengthBytes: 4 } as const;
  for await (const { name, content, length } of walkChunks(source, layout)) {
    if (name === 'fmt ' && content.byteLength >= 12) bytesPerSecond = content.getUint32(8, true);
    if (name === 'data') return bytesPerSecond === 0 ? null : length / bytesPerSecond;
  }
  return null;
};
