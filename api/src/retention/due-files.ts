import type { TrustedClock } from '../clock/trusted-clock.ts';
import type { StoredQuote } from '../store/quote-store.ts';

/** Shortest pause between two rounds. */
const shortestWaitMs = 1000;

interface Due {
  readonly at: number;
  /** By the machine's running time: holds whatever happens to the clock meanwhile. */
  readonly atUptimeMs: number;
}

export interface DueFiles {
  /** Learns what the submission says now. */
  note(quote: StoredQuote): void;
  /** Ids of the submissions whose time is over. */
  over(): readonly string[];
  nextInMs(): number;
}

export interface DueTime {
  readonly time: Pick<TrustedClock, 'now'>;
  readonly uptimeMs: () => number;
  /** No file has longer than this, whatever a wrong clock wrote into its record. */
  readonly longestMs: number;
}

/** A file's time is over when the trusted clock says so, or when the machine has run for all of it. */
export function createDueFiles({ time, uptimeMs, longestMs }: DueTime): DueFiles {
  const dueById = new Map<string, Due>();

  function remainingMs({ at, atUptimeMs }: Due): number {
    return Math.min(at - time.now(), atUptimeMs - uptimeMs());
  }

  return {
    note({ id, filePath, fileDeletionDueAt }) {
      if (filePath === undefined || fileDeletionDueAt === undefined) {
        dueById.delete(id);
        return;
      }
      const at = Date.parse(fileDeletionDueAt);
      if (dueById.get(id)?.at === at) return;
      const remaining = Math.min(at - time.now(), longestMs);
      dueById.set(id, { at, atUptimeMs: uptimeMs() + remaining });
    },
    over: () => [...dueById].filter(([, due]) => remainingMs(due) <= 0).map(([id]) => id),
    nextInMs() {
      const waits = [...dueById.values()].map(remainingMs);
      return Math.max(
        shortestWaitMs,
        waits.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
      );
    },
  };
}
