import { join } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import { createFlushBehind } from '../../disk/flush-behind.ts';
import type { IncomingDocument } from '../../document-store.ts';
import type { DocumentReader, FollowedDocument } from '../reading/document-reader.ts';
import { createDocumentStream, type DocumentStream, type UploadPace } from './document-stream.ts';

export interface IncomingFileOptions {
  /** Where the file is, and stays. */
  readonly folder: string;
  readonly disk: Disk;
  readonly reader: DocumentReader;
  readonly pace: UploadPace;
}

/** A temporary file in the folder in which it will stay. */
export async function createIncomingFile(
  name: string,
  { folder, disk, reader, pace }: IncomingFileOptions,
): Promise<IncomingDocument> {
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
