import type { DiskFile } from './disk.ts';

/** What counts as fast and slow, in milliseconds: far below what anybody notices. */
const fastMs = 1;
const slowMs = 8;

/** Writes until the next try, while the disk has not shown that it is fast. */
const triesEvery = 64;
/** Writes that a single slow one costs before the next try. */
const pauseAfterSlow = 512;

/**
 * Decides whether a write is made in place. Two hand-overs between threads take longer than what a
 * fast disk needs; a slow write in place would keep everything else waiting. So the disk has to prove
 * itself, with one write in a while, and one slow write ends it.
 */
export interface WritePace {
  isInPlace(): boolean;
  note(inPlaceMs: number): void;
}

/** Writes in place or in another thread, as the file's disk has done so far. */
export async function writeAtPace(
  file: Pick<DiskFile, 'write' | 'writeInPlace'>,
  bytes: Uint8Array,
  position: number,
  pace: WritePace,
): Promise<void> {
  if (!pace.isInPlace()) return file.write(bytes, position);
  const startedAt = performance.now();
  file.writeInPlace(bytes, position);
  pace.note(performance.now() - startedAt);
}

export function createWritePace(): WritePace {
  let isFast = false;
  let untilTry = triesEvery;
  return {
    isInPlace() {
      untilTry -= 1;
      return isFast || untilTry <= 0;
    },
    note(inPlaceMs) {
      isFast = inPlaceMs < (isFast ? slowMs : fastMs);
      untilTry = inPlaceMs < slowMs ? triesEvery : pauseAfterSlow;
    },
  };
}
