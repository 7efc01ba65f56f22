import type { OfferedFile } from '../../file/offered-files.ts';
import { checksumOf } from './crc-32.ts';

interface ReadOptions {
  readonly signal: AbortSignal;
  /** Called with the share of all bytes that has been read, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

export type Checksums =
  | { readonly kind: 'read'; readonly checksums: readonly number[] }
  /** These have been moved, changed or locked since they were chosen. */
  | { readonly kind: 'unreadable'; readonly files: readonly OfferedFile[] };

/** Reads every file once, piece by piece, since ZIP writes a checksum before the bytes. */
export async function readChecksums(
  files: readonly OfferedFile[],
  { signal, onProgress }: ReadOptions,
): Promise<Checksums> {
  const all = files.reduce((sum, { file }) => sum + file.size, 0);
  const checksums: number[] = [];
  const unreadable: OfferedFile[] = [];
  let read = 0;
  const onRead = (bytes: number) => {
    read += bytes;
    onProgress(Math.min(1, read / all));
  };
  for (const one of files) {
    try {
      checksums.push(await checksumOf(one.file, { signal, onRead }));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DOMException)) throw error;
      unreadable.push(one);
    }
  }
  return unreadable.length > 0
    ? { kind: 'unreadable', files: unreadable }
    : { kind: 'read', checksums };
}
