import { walkChunks } from './chunks.ts';
import type { DurationReader } from './duration-reader.ts';
import { readUnsigned } from './read-values.ts';

/**
 * CAF: the samples that the table of packets tells, else the bytes of the sound by those of a packet.
 * Source: Apple Core Audio Format Specification 1.0.
 */
export const readCafDuration: DurationReader = async (source) => {
  let [samplesPerSecond, bytesPerPacket, samplesPerPacket, soundBytes] = [0, 0, 0, 0];
  const layout = { from: 8, isLittleEndian: false, lengthBytes: 8 } as const;
  for await (const { name, content, length } of walkChunks(source, layout)) {
    if (name === 'desc' && content.byteLength >= 32) {
      samplesPerSecond = content.getFloat64(0);
      bytesPerPacket = content.getUint32(16);
      samplesPerPacket = content.getUint32(20);
    }
    if (name === 'pakt') return readUnsigned(content, 8, 8) / samplesPerSecond;
    // Four bytes in front of the sound count its changes.
    if (name === 'data') soundBytes = length - 4;
  }
  if (bytesPerPacket === 0) return null;
  return ((soundBytes / bytesPerPacket) * samplesPerPacket) / samplesPerSecond;
};
