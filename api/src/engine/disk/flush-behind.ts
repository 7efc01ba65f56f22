import type { DiskFile } from './disk.ts';

/**
 * A flush is started after this many bytes while more arrive, so that less is left for the end. At most twice as
 * many are written but not yet flushed: if they filled the memory, every writer would have to wait, including the
 * server's own thread.
 */
export const flushStepBytes = 8 * 1024 ** 2;

/** Flushes a file while it is still written. */
export interface FlushBehind {
  /**
   * Called with the total number of bytes written so far.
   * @returns what the next write has to wait for, if anything.
   */
  reached(bytes: number): Promise<void> | null;
  /** Resolves when everything written is on the disk; rejects when any flush failed. */
  finish(): Promise<void>;
}

export function createFlushBehind(file: Pick<DiskFile, 'sync'>): FlushBehind {
  let begunTo = 0;
  let flushing: Promise<void> | null = null;

  function begin(bytes: number): void {
    begunTo = bytes;
    // A failed flush is remembered: a later one may succeed although bytes were lost.
    flushing = file.sync().then(() => {
      flushing = null;
    });
    flushing.catch(() => {});
  }

  return {
    reached(bytes) {
      if (bytes - begunTo < flushStepBytes) return null;
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
