import type { Pieces } from './pieces.ts';

/** The progress of a transfer. */
export interface TransferProgress {
  /** In pieces, only what the server has confirmed: this never goes back. */
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** `null` until there is enough to measure. */
  readonly bytesPerSecond: number | null;
  readonly secondsLeft: number | null;
  /** Present while the document goes in pieces. */
  readonly pieces?: Pieces;
}

interface Sample {
  readonly atMs: number;
  readonly bytes: number;
}

/** Speed is averaged over this window: long enough to be steady, short enough to be current. */
const windowMs = 6000;

/** Anything shorter says more about buffers than about the connection. */
const minElapsedMs = 500;

export interface TransferMeter {
  update(sentBytes: number, nowMs: number): TransferProgress;
}

/** @param startBytes what had been sent before. */
export function createTransferMeter(
  totalBytes: number,
  startMs: number,
  startBytes = 0,
): TransferMeter {
  let samples: readonly Sample[] = [{ atMs: startMs, bytes: startBytes }];
  return {
    update(sentBytes, nowMs) {
      samples = [
        ...samples.filter(({ atMs }) => atMs >= nowMs - windowMs),
        { atMs: nowMs, bytes: sentBytes },
      ];
      const bytesPerSecond = measureSpeed(samples);
      const secondsLeft = bytesPerSecond ? (totalBytes - sentBytes) / bytesPerSecond : null;
      return { sentBytes, totalBytes, bytesPerSecond, secondsLeft };
    },
  };
}

/** Nothing sent yet, except what had arrived before. */
export function startOfTransfer(totalBytes: number, sentBytes = 0): TransferProgress {
  return { sentBytes, totalBytes, bytesPerSecond: null, secondsLeft: null };
}

/** The fraction sent, 0 … 1; an empty document is sent at once. */
export function sentFraction({ sentBytes, totalBytes }: TransferProgress): number {
  return totalBytes === 0 ? 1 : sentBytes / totalBytes;
}

function measureSpeed(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.atMs - first.atMs < minElapsedMs) return null;
  return ((last.bytes - first.bytes) / (last.atMs - first.atMs)) * 1000;
}
