import { tryLater } from '../../http/http-problem.ts';
import { createTokenBuckets } from '../../http/token-buckets.ts';
import type { UploadSettings } from '../../settings/settings.ts';
import { createDiskAllowances } from './disk-allowance.ts';
import { createUploadPlaces } from './upload-places.ts';

/** What an upload was given when it was let in. */
export interface UploadTicket {
  /** Aborted, with the problem to answer, when the place is needed by somebody else. */
  readonly signal: AbortSignal;
  /**
   * Counts bytes that have arrived.
   * @throws HttpProblem when the client has sent enough for a day, or the disk has no room for more.
   */
  count(bytes: number): void;
  release(): void;
}

export interface UploadGate {
  /**
   * Admits an upload before its body is read.
   * @param expectedBytes what `Content-Length` announces, else the most that may come.
   * @throws HttpProblem 429, 503 or 507
   */
  admit(clientKey: string, expectedBytes: number): UploadTicket;
}

interface UploadGateOptions {
  readonly settings: UploadSettings;
  readonly clock: () => number;
  readonly readFreeBytes: () => number;
}

const dayMs = 24 * 3_600_000;

/** Keeps one client, or all of them together, from filling the disk or taking every place. */
export function createUploadGate(options: UploadGateOptions): UploadGate {
  const { settings, clock, readFreeBytes } = options;
  const { maxDailyBytesPerClient } = settings;
  const places = createUploadPlaces({ ...settings, clock });
  const disk = createDiskAllowances({ reserveBytes: settings.reserveBytes, readFreeBytes });
  const dailyBytes = createTokenBuckets({
    capacity: maxDailyBytesPerClient,
    msPerToken: dayMs / maxDailyBytesPerClient,
    clock,
  });

  return {
    admit(clientKey, expectedBytes) {
      refuseUntil(dailyBytes.waitFor(clientKey, expectedBytes));
      const allowance = disk.grant(expectedBytes);
      try {
        const place = places.take(clientKey);
        return {
          signal: place.signal,
          count(bytes) {
            place.note(bytes);
            refuseUntil(dailyBytes.take(clientKey, bytes));
            allowance.use(bytes);
          },
          release() {
            place.leave();
            allowance.giveBack();
          },
        };
      } catch (error) {
        allowance.giveBack();
        throw error;
      }
    },
  };
}

function refuseUntil(waitMs: number): void {
  if (waitMs === 0) return;
  throw tryLater(429, 'You have sent as much as we can take in one day.', waitMs / 1000);
}
