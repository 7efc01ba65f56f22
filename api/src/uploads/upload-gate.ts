import { HttpProblem, tryLater } from '../http/http-problem.ts';
import type { UploadSettings } from '../settings/settings.ts';
import { noRoom } from './disk-room.ts';

/** One upload's place among the others. */
export interface UploadTicket {
  /** Aborted, with the problem to answer, when the place is needed by somebody who uses it. */
  readonly signal: AbortSignal;
  /** Counts bytes that have arrived. @throws HttpProblem when the client has sent enough for a day. */
  count(bytes: number): void;
  release(): void;
}

export interface UploadGate {
  /**
   * Admits an upload before its body is read.
   * @param expectedBytes what `Content-Length` announces, else the most that may come.
   * @throws HttpProblem 429, 503 or 507
   */
  admit(clientKey: string, expectedBytes: number): Promise<UploadTicket>;
}

interface UploadGateOptions {
  readonly settings: UploadSettings;
  readonly clock: () => number;
  readonly readFreeBytes: () => Promise<number>;
}

const dayMs = 24 * 3_600_000;

/**
 * An upload may take days while there are places for everybody. When there are none, one that has had
 * so long and brought less than this on average has to go: it would never end within a visitor's patience.
 */
const patienceMs = 2 * 60_000;
const drippingBytesPerSecond = 4096;

interface OpenUpload {
  readonly clientKey: string;
  readonly startedAt: number;
  readonly ending: AbortController;
  expectedBytes: number;
  receivedBytes: number;
}

/** Keeps one client, or all of them together, from filling the disk or taking every place. */
export function createUploadGate({
  settings,
  clock,
  readFreeBytes,
}: UploadGateOptions): UploadGate {
  const open = new Set<OpenUpload>();
  let today = new Map<string, number>();
  let day = 0;

  function bytesOfToday(): Map<string, number> {
    const now = Math.floor(clock() / dayMs);
    if (now !== day) [day, today] = [now, new Map()];
    return today;
  }

  function refuseSpentDay(clientKey: string, moreBytes: number): void {
    if ((bytesOfToday().get(clientKey) ?? 0) + moreBytes <= settings.maxDailyBytesPerClient) return;
    const secondsLeft = (dayMs - (clock() % dayMs)) / 1000;
    throw tryLater(429, 'You have sent as much as we can take in one day.', secondsLeft);
  }

  function placesOf(clientKey: string): number {
    return [...open].filter((upload) => upload.clientKey === clientKey).length;
  }

  /** Ends an upload that drips, of the client that holds most places. @returns whether there was one. */
  function endDripping(): boolean {
    const [slowest] = [...open]
      .filter(({ startedAt }) => clock() - startedAt >= patienceMs)
      .map((upload) => ({ upload, rate: bytesPerSecond(upload, clock()) }))
      .filter(({ rate }) => rate < drippingBytesPerSecond)
      .toSorted(
        (one, other) =>
          placesOf(other.upload.clientKey) - placesOf(one.upload.clientKey) ||
          one.rate - other.rate,
      );
    if (!slowest) return false;
    open.delete(slowest.upload);
    slowest.upload.ending.abort(tooSlow());
    return true;
  }

  function refuseCrowd(clientKey: string): void {
    if (placesOf(clientKey) >= settings.maxAtOncePerClient) {
      throw tryLater(429, 'You are sending too many files at once.', 30);
    }
    if (open.size >= settings.maxAtOnce && !endDripping()) {
      throw tryLater(503, 'Many files are arriving just now. Please try again in a minute.', 60);
    }
  }

  async function checkRoom(): Promise<void> {
    const promised = [...open].reduce((sum, { expectedBytes }) => sum + expectedBytes, 0);
    if ((await readFreeBytes()) - promised < settings.reserveBytes) throw noRoom();
  }

  return {
    async admit(clientKey, expectedBytes) {
      refuseCrowd(clientKey);
      refuseSpentDay(clientKey, expectedBytes);
      const upload = {
        clientKey,
        startedAt: clock(),
        ending: new AbortController(),
        expectedBytes,
        receivedBytes: 0,
      };
      open.add(upload);
      try {
        await checkRoom();
      } catch (error) {
        open.delete(upload);
        throw error instanceof HttpProblem ? error : noRoom(error);
      }
      return {
        signal: upload.ending.signal,
        count(bytes) {
          upload.receivedBytes += bytes;
          upload.expectedBytes = Math.max(0, upload.expectedBytes - bytes);
          bytesOfToday().set(clientKey, (bytesOfToday().get(clientKey) ?? 0) + bytes);
          refuseSpentDay(clientKey, 0);
        },
        release: () => open.delete(upload),
      };
    },
  };
}

function bytesPerSecond({ startedAt, receivedBytes }: OpenUpload, now: number): number {
  return (receivedBytes * 1000) / (now - startedAt);
}

function tooSlow(): HttpProblem {
  return new HttpProblem(
    408,
    'stalled',
    'The upload came too slowly, and others are waiting. Please send it again.',
  );
}
