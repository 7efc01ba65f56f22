import { HttpProblem, tryLater } from '../http/http-problem.ts';
import type { UploadSettings } from '../settings/settings.ts';
import { noRoom } from './disk-room.ts';

/** One upload's place among the others. */
export interface UploadTicket {
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

/** Keeps one client, or all of them together, from filling the disk or taking every place. */
export function createUploadGate({
  settings,
  clock,
  readFreeBytes,
}: UploadGateOptions): UploadGate {
  const open = new Set<{ readonly clientKey: string; expectedBytes: number }>();
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

  function refuseCrowd(clientKey: string): void {
    if (open.size >= settings.maxAtOnce) {
      throw tryLater(503, 'Many files are arriving just now. Please try again in a minute.', 60);
    }
    const own = [...open].filter((upload) => upload.clientKey === clientKey).length;
    if (own >= settings.maxAtOncePerClient) {
      throw tryLater(429, 'You are sending too many files at once.', 30);
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
      const upload = { clientKey, expectedBytes };
      open.add(upload);
      try {
        await checkRoom();
      } catch (error) {
        open.delete(upload);
        throw error instanceof HttpProblem ? error : noRoom(error);
      }
      return {
        count(bytes) {
          upload.expectedBytes = Math.max(0, upload.expectedBytes - bytes);
          bytesOfToday().set(clientKey, (bytesOfToday().get(clientKey) ?? 0) + bytes);
          refuseSpentDay(clientKey, 0);
        },
        release: () => open.delete(upload),
      };
    },
  };
}
