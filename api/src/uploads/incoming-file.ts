import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Disk } from '../disk/disk.ts';

/** A document while it arrives: a temporary file in the folder it will stay in. */
export interface IncomingFile {
  readonly path: string;
  /** Takes the bytes in order; finishes when the last one is written. */
  readonly stream: Writable;
  /** Flushes the bytes to the disk and gives the file its key; after this it survives a crash. */
  commit(key: string): Promise<void>;
  /** Removes the file, committed or not. */
  discard(): Promise<void>;
}

/** Bytes that may wait for the disk before the sender is slowed down. */
const bufferBytes = 1024 ** 2;

export async function createIncomingFile(
  folder: string,
  name: string,
  disk: Disk,
): Promise<IncomingFile> {
  const path = join(folder, name);
  const file = await disk.create(path);
  let currentPath = path;
  let position = 0;
  let isClosed = false;

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await file.close();
  }

  async function write(bytes: Buffer): Promise<void> {
    const at = position;
    position += bytes.length;
    await file.write(bytes, at);
  }

  const stream = new Writable({
    highWaterMark: bufferBytes,
    write(chunk: Buffer, _encoding, done) {
      write(chunk).then(() => done(), done);
    },
  });

  return {
    path,
    stream,
    // Flush before rename, rename before the folder's flush: only then does the name mean the bytes.
    async commit(key) {
      await file.sync();
      await close();
      const finalPath = join(folder, key);
      await disk.rename(path, finalPath);
      currentPath = finalPath;
      await disk.syncFolder(folder);
    },
    async discard() {
      if (!stream.destroyed) stream.destroy();
      await close().catch(() => {});
      await disk.remove(currentPath);
      await disk.syncFolder(folder);
    },
  };
}
