import { Writable } from 'node:stream';
import type { DiskFile } from '../../disk/disk.ts';
import { createFlushBehind } from '../../disk/flush-behind.ts';
import { type WritePace, writeAtPace } from '../../disk/write-pace.ts';

/** A file at whose end bytes are written as they arrive. */
export interface AppendingFile {
  readonly stream: Writable;
  /** Its size in bytes, as far as it is written. */
  size(): number;
  /** Resolves when everything written is on the disk; rejects when any flush failed. */
  flush(): Promise<void>;
}

interface AppendingOptions {
  /** Where the first byte goes. */
  readonly from: number;
  /** How fast the file's disk has been so far. */
  readonly pace: WritePace;
  /** Called with the size after each write. */
  readonly onReached: (size: number) => void;
}

/** What arrives during a write waits, and is written as one: a write in another thread costs the same for all of it. */
const waitingBytes = 128 * 1024;

/**
 * On a fast disk, bytes are written synchronously: handing each chunk to a thread and back takes twice as long as
 * writing it.
 */
export function createAppendingFile(
  file: DiskFile,
  { from, pace, onReached }: AppendingOptions,
): AppendingFile {
  const flush = createFlushBehind(file);
  let size = from;

  async function write(piece: Buffer): Promise<void> {
    await writeAtPace(file, piece, size, pace);
    size += piece.length;
    onReached(size);
    await flush.reached(size - from);
  }

  const stream = new Writable({
    highWaterMark: waitingBytes,
    write(piece: Buffer, _encoding, done) {
      write(piece).then(() => done(), done);
    },
    writev(waiting, done) {
      write(Buffer.concat(waiting.map(({ chunk }) => chunk))).then(() => done(), done);
    },
  });
  return { stream, size: () => size, flush: flush.finish };
}
