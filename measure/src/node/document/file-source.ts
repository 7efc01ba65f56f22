import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from '../../byte-source.ts';

/** Reads pieces of an open file. */
export async function createFileSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  return {
    size,
    async read(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset));
      const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, offset);
      return buffer.subarray(0, bytesRead);
    },
  };
}
