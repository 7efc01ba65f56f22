import type { FindingsThread, ReadingInParts } from '../findings/findings-thread.ts';
import type { Mark } from './mark.ts';
import { noParts } from './seal-parts.ts';

/** Each is a hash in the thread. What is dropped is read again once it is committed. */
const maxKept = 256;

interface KeptReading {
  /** Over the parts that were read. */
  readonly seal: string;
  readonly reading: ReadingInParts;
}

/**
 * The readings of unfinished documents from one request to the next. A hash cannot be handed to another process: only
 * a document whose parts all came by here need not be read again.
 */
export interface FollowedReadings {
  /** @returns the reading of all parts that the mark counts, to be kept or abandoned; `null` if there is none. */
  take(key: string, mark: Pick<Mark, 'seal'>): ReadingInParts | null;
  keep(key: string, kept: KeptReading): void;
}

export function createFollowedReadings(thread: FindingsThread): FollowedReadings {
  const kept = new Map<string, KeptReading>();

  function drop(key: string): void {
    kept.get(key)?.reading.abandon();
    kept.delete(key);
  }

  return {
    take(key, { seal }) {
      const found = kept.get(key);
      if (found?.seal === seal) {
        kept.delete(key);
        return found.reading;
      }
      drop(key);
      return seal === noParts ? thread.begin(false) : null;
    },
    keep(key, reading) {
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= maxKept) drop(oldest);
      kept.set(key, reading);
    },
  };
}
