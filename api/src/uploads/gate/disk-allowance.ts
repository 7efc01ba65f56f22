import { noRoom, noStorage } from '../disk-room.ts';

/** What an upload may bring before the disk is looked at again. */
const stepBytes = 4 * 1024 ** 2;
/** What may have arrived of an upload and wait in memory for the disk. */
const inFlightBytes = 256 * 1024;

/** The room that one upload was promised on the disk. */
export interface DiskAllowance {
  /** Bytes have arrived. @throws HttpProblem 507 when the disk has no room for more. */
  use(bytes: number): void;
  giveBack(): void;
}

export interface DiskAllowances {
  /**
   * @param expectedBytes the most that will come.
   * @throws HttpProblem 507 when there is no room, 503 when the disk cannot be asked.
   */
  grant(expectedBytes: number): DiskAllowance;
}

interface AllowanceOptions {
  /** Free disk that uploads leave alone. */
  readonly reserveBytes: number;
  readonly readFreeBytes: () => number;
}

/**
 * Promises room on the disk a step ahead of what arrives, never what was announced: an announcement
 * costs its sender nothing. All that is promised fits above the reserve, so uploads never eat into it.
 */
export function createDiskAllowances(options: AllowanceOptions): DiskAllowances {
  const { reserveBytes, readFreeBytes } = options;
  let promisedBytes = 0;

  function unpromisedBytes(): number {
    try {
      return readFreeBytes() - reserveBytes - promisedBytes;
    } catch (error) {
      throw noStorage(error);
    }
  }

  function promise(bytes: number): void {
    if (bytes > unpromisedBytes()) throw noRoom();
    promisedBytes += bytes;
  }

  return {
    grant(expectedBytes) {
      if (expectedBytes > unpromisedBytes()) throw noRoom();
      promise(inFlightBytes);
      let toCome = expectedBytes;
      let held = inFlightBytes;
      return {
        use(bytes) {
          if (held - bytes < inFlightBytes) {
            const step = Math.max(bytes, Math.min(stepBytes, toCome));
            promise(step);
            held += step;
          }
          toCome -= bytes;
          held -= bytes;
          promisedBytes -= bytes;
        },
        giveBack() {
          promisedBytes -= held;
          held = 0;
        },
      };
    },
  };
}
