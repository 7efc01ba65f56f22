import type { DiskFile } from './disk.ts';

/**
 * Bytes after which the disk is set to work while more arrive, so that less is left to flush at the
 * end. No more than twice as many are written and not yet flushed: a machine whose memory is full of
 * them would make every writer wait, the server's own thread among them.
 */
const stepBytes = 32 * 1024 ** 2;

/** Flushes a file while it is still written. */
export interface FlushBehind {
  /** So many bytes are written. @returns what the next write has to wait for, if anything. */
  reached(bytes: number): Promise<void> | null;
  /** Resolves when everything written is on the disk; rejects when any flush failed. */
  finish(): Promise<void>;
}

export function createFlushBehind(file: Pick<DiskFile, 'sync'>): FlushBehind {
  let begunTo = 0;
  let flushing: Promise<void> | null = null;

  function begin(bytes: number): void {
    begunTo = bytes;
    // A flush that failed stays: a later one may succeed although bytes were lost.
    flushing = file.sync().then(() => {
      flushing = null;
    });
    flushing.catch(() => {});
  }

  return {
    reached(bytes) {
      if (bytes - begunTo < stepBytes) return null;
      if (flushing) return flushing;
      begin(bytes);
      return null;
    },
    async finish() {
      await flushing;
      await file.sync();
    },
  };
}
