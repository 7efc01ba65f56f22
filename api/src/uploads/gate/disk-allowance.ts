import { noRoom, noStorage } from '../disk-room.ts';

/** Bytes that an upload may bring before the disk is checked again. */
const stepBytes = 4 * 1024 ** 2;
/** Bytes of an upload that may be waiting in memory to be written. */
const inFlightBytes = 256 * 1024;

/** The disk space reserved for one upload. */
export interface DiskAllowance {
  /** Counts bytes that have arrived. @throws HttpProblem 507 when the disk has no space for more. */
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
  /** Disk space that uploads leave free. */
  readonly reserveBytes: number;
  readonly readFreeBytes: () => number;
}

/**
 * Reserves disk space one step ahead of what has arrived, not what was announced, since announcing is free. All
 * reservations fit above the reserve, so uploads never use it up.
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
