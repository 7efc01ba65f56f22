/** The progress of a transfer. */
export interface TransferProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** `null` until there is enough to measure. */
  readonly bytesPerSecond: number | null;
  readonly secondsLeft: number | null;
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

export function createTransferMeter(totalBytes: number, startMs: number): TransferMeter {
  let samples: readonly Sample[] = [{ atMs: startMs, bytes: 0 }];
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

/** Nothing sent yet. */
export function startOfTransfer(totalBytes: number): TransferProgress {
  return { sentBytes: 0, totalBytes, bytesPerSecond: null, secondsLeft: null };
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
