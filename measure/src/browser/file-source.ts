import type { ByteSource } from '../byte-source.ts';

/** Below this a file is read as a whole: asking the browser for each piece takes longer than the bytes do. */
const wholeBytes = 1024 ** 2;

/** Reads a file the visitor chose, a large one in the pieces asked for; nothing is loaded before. */
export function createFileSource(file: File): ByteSource {
  let whole: Promise<ArrayBuffer> | undefined;
  return {
    size: file.size,
    name: file.name,
    read: async (offset, length) => {
      const end = offset + length;
      if (file.size > wholeBytes) {
        return new Uint8Array(await file.slice(offset, end).arrayBuffer());
      }
      whole ??= file.arrayBuffer();
      return new Uint8Array(await whole).slice(offset, end);
    },
  };
}
