import type { StoredQuote } from '../store/quote-store.ts';

/** Shortest pause between two rounds. */
const shortestWaitMs = 1000;

interface Due {
  readonly at: number;
  /** By the stopwatch: holds even when the clock is set back meanwhile. */
  readonly atElapsed: number;
}

export interface DueFiles {
  /** Learns what the submission says now. */
  note(quote: StoredQuote): void;
  /** Ids of the submissions whose time is over. */
  over(): readonly string[];
  nextInMs(): number;
}

export function createDueFiles(time: {
  readonly clock: () => number;
  readonly stopwatch: () => number;
}): DueFiles {
  const dueById = new Map<string, Due>();

  function remainingMs({ at, atElapsed }: Due): number {
    return Math.min(at - time.clock(), atElapsed - time.stopwatch());
  }

  return {
    note({ id, filePath, fileDeletionDueAt }) {
      if (filePath === undefined || fileDeletionDueAt === undefined) {
        dueById.delete(id);
        return;
      }
      const at = Date.parse(fileDeletionDueAt);
      if (dueById.get(id)?.at === at) return;
      dueById.set(id, { at, atElapsed: time.stopwatch() + at - time.clock() });
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
