import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What passes in between stays in the processor's cache, and a collection costs a third of a millisecond. */
const stepBytes = 4 * 1024 ** 2;

/** Told of every byte that was written and whose buffer nobody needs any more. */
export interface ShortLivedBuffers {
  passed(bytes: number): void;
}

export function createShortLivedBuffers(collect: () => void): ShortLivedBuffers {
  let uncollected = 0;
  return {
    passed(bytes) {
      uncollected += bytes;
      if (uncollected < stepBytes) return;
      uncollected = 0;
      collect();
    },
  };
}

/**
 * Makes the engine free the buffers of a passing upload when it is told to. Left alone it frees them
 * 32 MB late, in threads of its own, counts them until it looks again, takes them for a full heap and
 * marks all of it thirty times a gigabyte (nodejs/node#1671). To be called once, before the first upload.
 * @returns the engine's collection of what is young; does nothing where the engine has none.
 */
export function takeOverBufferCollection(): () => void {
  setFlagsFromString('--no-concurrent-array-buffer-sweeping');
  // A young generation that does not grow is collected in the same short time under any load.
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  return () => {
    if (typeof collect === 'function') collect({ type: 'minor' });
  };
}
