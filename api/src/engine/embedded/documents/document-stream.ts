import { Writable } from 'node:stream';
import type { DiskFile } from '../../disk/disk.ts';
import type { WritePace } from '../../disk/write-pace.ts';
import type { ShortLivedBuffers } from './short-lived-buffers.ts';

/** Bytes that may wait for a slow disk; twice what a socket hands over, so that a fast one is never asked to wait. */
const bufferBytes = 128 * 1024;

/** What all documents that arrive share. */
export interface UploadPace {
  /** How the folder's disk has done so far. */
  readonly disk: WritePace;
  readonly buffers: ShortLivedBuffers;
}

interface DocumentStreamOptions {
  readonly file: Pick<DiskFile, 'write' | 'writeInPlace'>;
  readonly pace: UploadPace;
  /** So many bytes are written. @returns what the next ones have to wait for, if anything. */
  readonly reached: (bytes: number) => Promise<void> | null;
}

/** A document on its way to the disk. */
export interface DocumentStream {
  /** Takes its bytes in order; finishes when the last one is written. */
  readonly stream: Writable;
  /** @returns what ends when all bytes taken so far are written; `null` when they are. */
  written(): Promise<void> | null;
}

/**
 * A fast disk's cache takes the bytes in place: handing each piece to another thread and back takes
 * twice as long as writing it.
 */
export function createDocumentStream({
  file,
  pace,
  reached,
}: DocumentStreamOptions): DocumentStream {
  let size = 0;
  let whenWritten: { promise: Promise<void>; end: () => void } | null = null;

  function advance({ length }: Buffer): Promise<void> | null {
    size += length;
    pace.buffers.passed(length);
    return reached(size);
  }

  function writeInPlace(piece: Buffer): Promise<void> | null {
    const startedAt = performance.now();
    file.writeInPlace(piece, size);
    pace.disk.note(performance.now() - startedAt);
    return advance(piece);
  }

  async function writeAside(piece: Buffer): Promise<void> {
    await file.write(piece, size);
    await advance(piece);
  }

  const stream = new Writable({
    highWaterMark: bufferBytes,
    write(piece: Buffer, _encoding, done) {
      try {
        const pause = pace.disk.isInPlace() ? writeInPlace(piece) : writeAside(piece);
        if (pause) pause.then(() => finish(done), done);
        else finish(done);
      } catch (error) {
        done(error instanceof Error ? error : new Error('The disk failed.', { cause: error }));
      }
    },
  });

  function finish(done: () => void): void {
    done();
    if (stream.writableLength > 0) return;
    whenWritten?.end();
    whenWritten = null;
  }

  return {
    stream,
    written() {
      if (stream.writableLength === 0) return null;
      whenWritten ??= createSignal();
      return whenWritten.promise;
    },
  };
}

function createSignal(): { promise: Promise<void>; end: () => void } {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}
