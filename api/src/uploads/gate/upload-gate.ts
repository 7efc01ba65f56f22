import type { AttemptPace } from '@yiqiao/ports/session-store';
import { tryLater } from '../../http/answers/http-problem.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import type { UploadSettings } from '../../settings/limits.ts';
import { createDiskAllowances, type DiskAllowance } from './disk-allowance.ts';
import { createUploadPlaces, type UploadPlace } from './upload-places.ts';

/** What an admitted upload holds. */
export interface UploadTicket {
  /** Aborted, with the problem to respond with, when another client needs the place. */
  readonly signal: AbortSignal;
  /**
   * Counts bytes that have arrived.
   * @throws HttpProblem when the client has reached the daily limit, or the disk has no space for more.
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
  admit(clientKey: string, expectedBytes: number): UploadTicket | Promise<UploadTicket>;
  /** As `admit`, for an upload that was admitted before and has lost its place since. */
  readmit(clientKey: string, expectedBytes: number): UploadTicket | Promise<UploadTicket>;
}

/** The gate of a single process, which decides synchronously. */
export interface LocalUploadGate extends UploadGate {
  /** @param elsewhere how many uploads the client has under way at other processes. */
  admit(clientKey: string, expectedBytes: number, elsewhere?: number): UploadTicket;
  readmit(clientKey: string, expectedBytes: number, elsewhere?: number): UploadTicket;
  /**
   * Admits a finished file of the office, to a place not shared with visitors and the remaining disk space.
   * @throws HttpProblem 429, 503 or 507
   */
  admitStaff(expectedBytes: number): UploadTicket;
}

interface UploadGateOptions {
  readonly settings: UploadSettings;
  readonly clock: () => number;
  readonly readFreeBytes: () => number;
}

/** For the whole office: a person sends files one after the other. */
const staffUploadsAtOnce = 8;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Keeps clients, alone or together, from filling the disk or taking every place. */
export function createUploadGate(options: UploadGateOptions): LocalUploadGate {
  const { settings, clock, readFreeBytes } = options;
  const places = createUploadPlaces({ ...settings, clock });
  const staffPlaces = createUploadPlaces({
    maxAtOnce: staffUploadsAtOnce,
    maxAtOncePerClient: staffUploadsAtOnce,
    clock,
  });
  const disk = createDiskAllowances({ reserveBytes: settings.reserveBytes, readFreeBytes });
  const createBuckets = ({ capacity, msPerAttempt }: AttemptPace) =>
    createTokenBuckets({ capacity, msPerToken: msPerAttempt, clock });
  const submissions = createBuckets(paceOfSubmissions(settings));
  const dailyBytes = createBuckets(paceOfBytes(settings));

  function readmit(clientKey: string, expectedBytes: number, elsewhere = 0): UploadTicket {
    refuseForToday(dailyBytes.waitFor(clientKey, expectedBytes));
    return admitTo(
      () => places.take(clientKey, elsewhere),
      disk.grant(expectedBytes),
      (bytes) => refuseForToday(dailyBytes.take(clientKey, bytes)),
    );
  }

  return {
    admit(clientKey, expectedBytes, elsewhere) {
      refuseForThisHour(submissions.take(clientKey));
      return readmit(clientKey, expectedBytes, elsewhere);
    },
    readmit,
    admitStaff: (expectedBytes) =>
      admitTo(
        () => staffPlaces.take('office'),
        disk.grant(expectedBytes),
        () => {},
      ),
  };
}

/** @param countBytes counts bytes that arrive from the client; throwing ends the upload. */
function admitTo(
  takePlace: () => UploadPlace,
  allowance: DiskAllowance,
  countBytes: (bytes: number) => void,
): UploadTicket {
  try {
    const place = takePlace();
    return {
      signal: place.signal,
      count(bytes) {
        place.note(bytes);
        countBytes(bytes);
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
}

/** How often a client may send a request. */
export function paceOfSubmissions({ maxPerHourPerClient: capacity }: UploadSettings): AttemptPace {
  return { capacity, msPerAttempt: hourMs / capacity };
}

/** How many bytes a client may send; each byte counts as an attempt. */
export function paceOfBytes({ maxDailyBytesPerClient: capacity }: UploadSettings): AttemptPace {
  return { capacity, msPerAttempt: dayMs / capacity };
}

/** @throws HttpProblem 429 when there is something to wait for. */
export function refuseForThisHour(waitMs: number): void {
  refuseFor(
    waitMs,
    'Many requests came from your network within an hour. Please send this one later.',
  );
}

/** @throws HttpProblem 429 when there is something to wait for. */
export function refuseForToday(waitMs: number): void {
  refuseFor(waitMs, 'You have sent as much as we can take in one day.');
}

function refuseFor(waitMs: number, message: string): void {
  if (waitMs > 0) throw tryLater(429, message, waitMs / 1000);
}
