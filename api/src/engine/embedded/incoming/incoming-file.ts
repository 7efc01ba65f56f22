import { join } from 'node:path';
import type { IncomingDocument } from '@yiqiao/ports/document-store';
import type { Disk } from '../../disk/disk.ts';
import type { WritePace } from '../../disk/write-pace.ts';
import { incomingPrefix } from '../folder/data-folder.ts';
import type { DocumentReader, FollowedDocument } from '../reading/document-reader.ts';
import { createAppendingFile } from './appending-file.ts';

export interface IncomingFileOptions {
  /** Where documents are kept. */
  readonly folder: string;
  readonly disk: Disk;
  readonly reader: DocumentReader;
  /** How fast the folder's disk has been so far. */
  readonly pace: WritePace;
}

/** Receives a document in a temporary file, beside where `commit` puts it under its key. */
export async function createIncomingFile(
  key: string,
  { folder, disk, reader, pace }: IncomingFileOptions,
): Promise<IncomingDocument> {
  const path = join(folder, `${incomingPrefix}${key}`);
  const file = await disk.create(path);
  const appending = createAppendingFile(file, {
    from: 0,
    pace,
    onReached: (size) => followed?.reached(size),
  });
  let followed: FollowedDocument | null = null;
  let currentPath = path;
  let isClosed = false;

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await file.close();
  }

  return {
    open(isText) {
      followed = reader.follow(path, isText);
      return appending.stream;
    },
    async readFindings() {
      if (!followed) throw new Error('Nothing was written.');
      return followed.end(appending.size());
    },
    // In this order: after a crash at any point, a file under its key is complete.
    async commit() {
      await appending.flush();
      await close();
      const finalPath = join(folder, key);
      await disk.rename(path, finalPath);
      currentPath = finalPath;
      await disk.syncFolder(folder);
    },
    async discard() {
      followed?.abandon();
      appending.stream.destroy();
      await close().catch(() => {});
      await disk.remove(currentPath);
      await disk.syncFolder(folder);
    },
  };
}
