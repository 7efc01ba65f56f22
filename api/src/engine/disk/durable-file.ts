import { dirname } from 'node:path';
import type { Disk } from './disk.ts';
import { nodeDisk } from './node-disk.ts';

/** Suffix of a file that is still being written; after a crash such a file is worthless. */
export const temporaryEnding = '.tmp';

/** One long flush at the end would delay all other flushes. */
const bytesPerFlush = 4 * 1024 * 1024;

/**
 * Replaces a small file atomically: after any crash it holds either the old text or the new one. Resolves when the
 * new one is on the disk.
 */
export async function writeFileDurably(
  path: string,
  text: string | Uint8Array,
  disk: Disk = nodeDisk,
): Promise<void> {
  const temporary = `${path}${temporaryEnding}`;
  await disk.remove(temporary);
  await writeNewFile(temporary, [typeof text === 'string' ? Buffer.from(text) : text], disk);
  await disk.rename(temporary, path);
  await disk.syncFolder(dirname(path));
}

/**
 * Writes a file that did not exist and flushes it; a half-written one is removed.
 * @returns its size in bytes.
 */
export async function writeNewFile(
  path: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  disk: Disk,
): Promise<number> {
  const file = await disk.create(path);
  let position = 0;
  let flushed = 0;
  try {
    for await (const chunk of chunks) {
      await file.write(chunk, position);
      position += chunk.length;
      if (position - flushed < bytesPerFlush) continue;
      await file.sync();
      flushed = position;
    }
    await file.sync();
  } catch (error) {
    // The first failure is the one to report; what cannot be cleaned up now is removed at the next start.
    await Promise.allSettled([file.close(), disk.remove(path)]);
    throw error;
  }
  await file.close();
  return position;
}
