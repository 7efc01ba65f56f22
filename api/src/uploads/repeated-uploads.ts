import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { ClientGone } from '../http/client-gone.ts';

/** An upload in progress. */
interface UnderWay {
  readonly settled: Promise<unknown>;
  readonly shortenPause: () => void;
}

export interface RepeatedUploads {
  /**
   * Runs one upload at a time for each key: a repeat waits for the first one, and then finds what it has stored.
   * When the first one fails, the repeat takes its place.
   * @throws ClientGone when nobody is waiting for the repeat any more.
   */
  once(key: string, take: TakeOnce): Promise<StoredQuote>;
}

interface TakeOnce {
  readonly run: () => Promise<StoredQuote>;
  /** Called when a repeat is waiting: the first connection has most likely been lost. */
  readonly shortenPause: () => void;
  readonly isAwaited: () => boolean;
}

export function createRepeatedUploads(): RepeatedUploads {
  const underWay = new Map<string, UnderWay>();
  return {
    async once(key, { run, shortenPause, isAwaited }) {
      for (let first = underWay.get(key); first; first = underWay.get(key)) {
        first.shortenPause();
        await first.settled;
        if (!isAwaited()) throw new ClientGone('The client went away while it waited.');
      }
      const result = run();
      const settled = result.catch(() => {}).finally(() => underWay.delete(key));
      underWay.set(key, { settled, shortenPause });
      return result;
    },
  };
}

/** @throws HttpProblem 400 for a key that could be guessed: its holder may read the receipt. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = String(header)
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return key;
  throw new HttpProblem(400, 'bad-request', 'The Idempotency-Key must be a UUID.');
}
