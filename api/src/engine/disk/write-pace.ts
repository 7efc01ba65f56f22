import type { DiskFile } from './disk.ts';

/** Limits of fast and slow, in milliseconds: far below what anyone notices. */
const fastMs = 1;
const slowMs = 8;

/** Writes between two tests, while the disk has not proved to be fast. */
const triesEvery = 64;
/** Writes in a thread after a single slow one, until the next test. */
const pauseAfterSlow = 512;

/**
 * Decides whether to write synchronously. Handing a write to a thread and back takes longer than a fast disk needs;
 * a slow synchronous write would block everything else. So the disk has to prove itself with an occasional test
 * write, and a single slow write ends it.
 */
export interface WritePace {
  isInPlace(): boolean;
  note(inPlaceMs: number): void;
}

/** Writes synchronously or in another thread, depending on how fast the file's disk has been. */
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
