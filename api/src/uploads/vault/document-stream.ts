import { Writable } from 'node:stream';
import type { DiskFile } from '../../disk/disk.ts';
import type { WritePace } from '../../disk/write-pace.ts';
import type { ShortLivedBuffers } from './short-lived-buffers.ts';
import type { TurnBudget } from './turn-budget.ts';

/** Bytes that may wait for the disk before the sender is slowed down. */
const bufferBytes = 128 * 1024;

/** What all documents that arrive share. */
export interface UploadPace {
  /** How the folder's disk has done so far. */
  readonly disk: WritePace;
  readonly turn: TurnBudget;
  readonly buffers: ShortLivedBuffers;
}

interface DocumentStreamOptions {
  readonly file: Pick<DiskFile, 'write' | 'writeInPlace'>;
  readonly pace: UploadPace;
  /** So many bytes are written. @returns what the next ones have to wait for, if anything. */
  readonly reached: (bytes: number) => Promise<void> | null;
}

/**
 * Takes a document's bytes in order; finishes when the last one is written. A fast disk's cache takes
 * them in place: handing each piece to another thread and back takes twice as long as writing it.
 */
export function createDocumentStream({ file, pace, reached }: DocumentStreamOptions): Writable {
  let size = 0;

  function advance({ length }: Buffer): Promise<void> | null {
    size += length;
    pace.buffers.passed(length);
    return reached(size);
  }

  function writeInPlace(piece: Buffer): Promise<void> | null {
    const startedAt = performance.now();
    file.writeInPlace(piece, size);
    pace.disk.note(performance.now() - startedAt);
    return advance(piece) ?? pace.turn.spend(piece.length);
  }

  async function writeAside(piece: Buffer): Promise<void> {
    await file.write(piece, size);
    await advance(piece);
  }

  return new Writable({
    highWaterMark: bufferBytes,
    write(piece: Buffer, _encoding, done) {
      try {
        const pause = pace.disk.isInPlace() ? writeInPlace(piece) : writeAside(piece);
        if (pause) pause.then(() => done(), done);
        else done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('The disk failed.', { cause: error }));
      }
    },
  });
}
