import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { IncomingDocument } from '@yiqiao/ports/document-store';
import type { Disk } from '../../disk/disk.ts';
import { createFlushBehind } from '../../disk/flush-behind.ts';
import { type WritePace, writeAtPace } from '../../disk/write-pace.ts';
import { incomingPrefix } from '../folder/data-folder.ts';
import type { DocumentReader, FollowedDocument } from '../reading/document-reader.ts';

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
  const flush = createFlushBehind(file);
  let stream: Writable | null = null;
  let followed: FollowedDocument | null = null;
  let currentPath = path;
  let size = 0;
  let isClosed = false;

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await file.close();
  }

  // On a fast disk, bytes are written synchronously: handing each chunk to a thread and back takes twice as long as
  // writing it.
  async function write(piece: Buffer): Promise<void> {
    await writeAtPace(file, piece, size, pace);
    size += piece.length;
    followed?.reached(size);
    await flush.reached(size);
  }

  return {
    open(isText) {
      followed = reader.follow(path, isText);
      stream = toWritable(write);
      return stream;
    },
    async readFindings() {
      if (!followed) throw new Error('Nothing was written.');
      return followed.end(size);
    },
    // In this order: after a crash at any point, a file under its key is complete.
    async commit() {
      await flush.finish();
      await close();
      const finalPath = join(folder, key);
      await disk.rename(path, finalPath);
      currentPath = finalPath;
      await disk.syncFolder(folder);
    },
    async discard() {
      followed?.abandon();
      stream?.destroy();
      await close().catch(() => {});
      await disk.remove(currentPath);
      await disk.syncFolder(folder);
    },
  };
}

function toWritable(write: (piece: Buffer) => Promise<void>): Writable {
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      write(piece).then(() => done(), done);
    },
  });
}
