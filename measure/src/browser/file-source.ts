import type { ByteSource } from '../byte-source.ts';

/** Reads slices of a file the visitor chose; nothing is loaded before it is asked for. */
export function createFileSource(file: File): ByteSource {
  return {
    size: file.size,
    name: file.name,
    read: async (offset, length) =>
      new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
  };
}
