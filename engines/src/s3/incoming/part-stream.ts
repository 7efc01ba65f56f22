import { Writable } from 'node:stream';
import { partBytes } from '@yiqiao/contract/http/upload-pieces';
import type { PartMemory } from './part-memory.ts';

/** A part that is full, or the last one. */
export interface FilledPart {
  readonly memory: ArrayBuffer;
  readonly length: number;
}

interface PartStreamOptions {
  readonly memory: PartMemory;
  /** Accepts a full part. Resolves when the next one may be filled. */
  readonly send: (part: FilledPart) => Promise<void>;
  /** A part that was begun before, to be filled first. */
  readonly begun?: FilledPart | null;
}

export interface PartStream {
  readonly stream: Writable;
  /** The rest after the last full part; the caller must return its memory. */
  takeLast(): FilledPart | null;
  /** Bytes taken so far, without those of a part that was begun before. */
  size(): number;
  /** Resolves when the stream is done with the bytes it was last given, even if it was destroyed. */
  settle(): Promise<void>;
}

/** Fills parts one after the other. The last one is not passed on, since it may be the whole document. */
export function createPartStream({ memory, send, begun }: PartStreamOptions): PartStream {
  let filling = begun ? new Uint8Array(begun.memory) : null;
  let filled = begun?.length ?? 0;
  let size = 0;
  let taking: Promise<void> = Promise.resolve();

  /** @returns how many bytes of the chunk were consumed. */
  function fill(piece: Buffer): number {
    filling ??= new Uint8Array(memory.take());
    const taken = Math.min(piece.length, partBytes - filled);
    filling.set(piece.subarray(0, taken), filled);
    filled += taken;
    size += taken;
    return taken;
  }

  function takeLast(): FilledPart | null {
    if (filling === null) return null;
    const part = { memory: filling.buffer, length: filled };
    filling = null;
    filled = 0;
    return part;
  }

  /** A full part is passed on only when more follows, so that something is left for the end. */
  async function takeAcross(piece: Buffer): Promise<void> {
    for (let rest = piece; rest.length > 0; ) {
      const full = filled === partBytes ? takeLast() : null;
      if (full !== null) await send(full);
      rest = rest.subarray(fill(rest));
    }
  }

  const stream = new Writable({
    highWaterMark: 128 * 1024,
    write(piece: Buffer, _encoding, done) {
      if (filled + piece.length <= partBytes) {
        fill(piece);
        done();
      } else {
        taking = takeAcross(piece).then(() => done(), done);
      }
    },
  });
  // The writer gets this error from the promise it awaits.
  stream.on('error', () => {});

  return {
    stream,
    takeLast,
    size: () => size,
    settle: () => taking,
  };
}
