import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Disk } from '../disk/disk.ts';
import type { DocumentReader, FollowedDocument } from './reading/document-reader.ts';
import type { Findings } from './reading/reader-messages.ts';

/** A document while it arrives: a temporary file in the folder it will stay in. */
export interface IncomingFile {
  readonly path: string;
  /** Takes the bytes in order; finishes when the last one is written. Plain text has its words counted. */
  open(isText: boolean): Writable;
  /** What was read in the written bytes. */
  read(): Promise<Findings>;
  /** Flushes the bytes to the disk and gives the file its key; after this it survives a crash. */
  commit(key: string): Promise<void>;
  /** Removes the file, committed or not. */
  discard(): Promise<void>;
}

/** Bytes that may wait for the disk before the sender is slowed down. */
const bufferBytes = 128 * 1024;

/** Bytes after which the disk is set to work while more arrive, so that less is left to flush at the end. */
const flushStepBytes = 32 * 1024 ** 2;

export async function createIncomingFile(
  folder: string,
  name: string,
  disk: Disk,
  reader: DocumentReader,
): Promise<IncomingFile> {
  const path = join(folder, name);
  const file = await disk.create(path);
  let stream: Writable | null = null;
  let followed: FollowedDocument | null = null;
  let currentPath = path;
  let size = 0;
  let flushedTo = 0;
  let flushing: Promise<void> | null = null;
  let isClosed = false;

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await file.close();
  }

  async function write(pieces: readonly Buffer[]): Promise<void> {
    const at = size;
    for (const piece of pieces) size += piece.length;
    await file.writePieces(pieces, at);
    followed?.reached(size);
    flushBehind();
  }

  function flushBehind(): void {
    if (flushing || size - flushedTo < flushStepBytes) return;
    flushedTo = size;
    flushing = file.sync().then(() => {
      flushing = null;
    });
    // Met when the file is committed: a later flush may succeed although bytes were lost.
    flushing.catch(() => {});
  }

  return {
    path,
    open(isText) {
      followed = reader.follow(path, isText);
      stream = new Writable({
        highWaterMark: bufferBytes,
        write(piece: Buffer, _encoding, done) {
          write([piece]).then(() => done(), done);
        },
        writev(pieces: { chunk: Buffer }[], done) {
          write(pieces.map(({ chunk }) => chunk)).then(() => done(), done);
        },
      });
      return stream;
    },
    async read() {
      if (!followed) throw new Error('Nothing was written.');
      return followed.end(size);
    },
    // Flush before rename, rename before the folder's flush: only then does the name mean the bytes.
    async commit(key) {
      await flushing;
      await file.sync();
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
