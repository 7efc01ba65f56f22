import {
  type FileDeletionRules,
  fileDeletionDueAt,
  isDeletionRequested,
} from '@yiqiao/contract/files/file-deletion';
import { hasFiles, removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { TrustedClock } from '../clock/trusted-clock.ts';

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
  /** The submission was erased. */
  forget(id: string): void;
  /** Ids of the submissions whose time is over. */
  over(): readonly string[];
  isOver(id: string): boolean;
  nextInMs(): number;
}

export interface DueTime {
  readonly time: Pick<TrustedClock, 'now'>;
  readonly uptimeMs: () => number;
  readonly rules: FileDeletionRules;
}

/** A file's time is over when the trusted clock says so, or when the machine has run for all of it. */
export function createDueFiles({ time, uptimeMs, rules }: DueTime): DueFiles {
  const dueById = new Map<string, Due>();

  /** Looks at both clocks once. @returns what is left of a time at this moment. */
  function look(): (due: Due) => number {
    const now = time.now();
    const uptime = uptimeMs();
    return ({ at, atUptimeMs }) => Math.min(at - now, atUptimeMs - uptime);
  }

  return {
    note(quote) {
      const { id } = quote;
      const planned = plannedAt(quote);
      const longestMs = longestTimeOf(quote, rules);
      if (planned === undefined || longestMs === null) {
        dueById.delete(id);
        return;
      }
      const at = Date.parse(planned);
      if (dueById.get(id)?.at === at) return;
      const remaining = Math.min(at - time.now(), longestMs);
      dueById.set(id, { at, atUptimeMs: uptimeMs() + remaining });
    },
    forget: (id) => void dueById.delete(id),
    isOver(id) {
      const due = dueById.get(id);
      return due !== undefined && look()(due) <= 0;
    },
    over() {
      const remainingMs = look();
      return [...dueById].filter(([, due]) => remainingMs(due) <= 0).map(([id]) => id);
    },
    nextInMs() {
      const waits = [...dueById.values()].map(look());
      return Math.max(
        shortestWaitMs,
        waits.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
      );
    },
  };
}

/** The date of what was taken back, or that of all files. */
function plannedAt(quote: StoredQuote): string | undefined {
  const removed = quote.deliverables?.find(({ removedAt }) => removedAt !== undefined);
  return removed?.removedAt ?? (hasFiles(quote) ? quote.fileDeletionDueAt : undefined);
}

/**
 * How long the file has at most, whatever a wrong clock wrote into its record; `null` when the rules
 * keep it. What a person asked for, or took back, is due at once.
 */
function longestTimeOf(quote: StoredQuote, rules: FileDeletionRules): number | null {
  if (removedKeysOf(quote).length > 0) return 0;
  return isDeletionRequested(quote) ? 0 : fileDeletionDueAt(quote.status, 0, rules);
}
