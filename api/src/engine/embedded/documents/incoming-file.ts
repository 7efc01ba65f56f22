import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Disk } from '../../disk/disk.ts';
import { createFlushBehind } from '../../disk/flush-behind.ts';
import type { DocumentReader, FollowedDocument } from '../reading/document-reader.ts';
import type { Findings } from '../reading/reader-messages.ts';
import { createDocumentStream, type DocumentStream, type UploadPace } from './document-stream.ts';

/** A document while it arrives: a temporary file in the folder it will stay in. */
export interface IncomingFile {
  /** Where it is now: committing moves it. */
  path(): string;
  /** Takes the bytes in order; finishes when the last one is written. Plain text has its words counted. */
  open(isText: boolean): Writable;
  /** @returns what ends when all bytes taken so far are written; `null` when they are. */
  written(): Promise<void> | null;
  /** What was read in the written bytes. */
  read(): Promise<Findings>;
  /** Flushes the bytes to the disk and gives the file its key; after this it survives a crash. */
  commit(key: string): Promise<void>;
  /** Removes the file, committed or not. */
  discard(): Promise<void>;
}

export interface IncomingFileOptions {
  /** Where the file is, and stays. */
  readonly folder: string;
  readonly disk: Disk;
  readonly reader: DocumentReader;
  readonly pace: UploadPace;
}

export async function createIncomingFile(
  name: string,
  { folder, disk, reader, pace }: IncomingFileOptions,
): Promise<IncomingFile> {
  const path = join(folder, name);
  const file = await disk.create(path);
  const flush = createFlushBehind(file);
  let document: DocumentStream | null = null;
  let followed: FollowedDocument | null = null;
  let currentPath = path;
  let size = 0;
  let isClosed = false;

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await file.close();
  }

  function reached(bytes: number): Promise<void> | null {
    size = bytes;
    followed?.reached(bytes);
    return flush.reached(bytes);
  }

  return {
    path: () => currentPath,
    open(isText) {
      followed = reader.follow(path, isText);
      document = createDocumentStream({ file, pace, reached });
      return document.stream;
    },
    written: () => document?.written() ?? null,
    async read() {
      if (!followed) throw new Error('Nothing was written.');
      return followed.end(size);
    },
    // Flush before rename, rename before the folder's flush: only then does the name mean the bytes.
    async commit(key) {
      await flush.finish();
      await close();
      const finalPath = join(folder, key);
      await disk.rename(path, finalPath);
      currentPath = finalPath;
      await disk.syncFolder(folder);
    },
    async discard() {
      followed?.abandon();
      document?.stream.destroy();
      await close().catch(() => {});
      await disk.remove(currentPath);
      await disk.syncFolder(folder);
    },
  };
}
