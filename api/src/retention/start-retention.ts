import type { Log } from '../log/log.ts';
import type { QuoteStore, StoredQuote } from '../store/quote-store.ts';
import { createDueFiles, type DueTime } from './due-files.ts';

/** A timer reaches 24 days at most, and a clock that jumped is noticed within this time. */
const longestWaitMs = 60_000;

export interface RetentionOptions extends DueTime {
  readonly store: Pick<QuoteStore, 'list' | 'get' | 'onChange' | 'recordFileDeletion'>;
  readonly vault: {
    /** Resolves when the file is gone for good; one that is not there is gone already. */
    remove(filePath: string): Promise<void>;
  };
  readonly log: Log;
}

export interface Retention {
  /** Resolves when no deletion is on its way. */
  stop(): Promise<void>;
}

/**
 * Keeps the NDA's promise: deletes the file of every submission whose `fileDeletionDueAt` is over,
 * judged by the trusted clock and not by one that just jumped.
 *
 * Order: the file is gone for good, then the record says so. A crash between the two is made up for
 * by the next start, which finds the record still due and the file gone.
 */
export function startRetention(options: RetentionOptions): Retention {
  const { store } = options;
  const due = createDueFiles(options);
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function plan(waitMs: number): void {
    clearTimeout(timer);
    if (isStopped || running !== undefined) return;
    timer = setTimeout(run, Math.min(waitMs, longestWaitMs)).unref();
  }

  function run(): void {
    running = deleteDueFiles(options, due.over()).then((isDone) => {
      running = undefined;
      plan(isDone ? due.nextInMs() : longestWaitMs);
    });
  }

  store.onChange((quote) => {
    due.note(quote);
    plan(due.nextInMs());
  });
  for (const quote of store.list()) due.note(quote);
  run();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** @returns whether all of them could be deleted. */
async function deleteDueFiles(
  { store, vault, time, log }: RetentionOptions,
  ids: readonly string[],
): Promise<boolean> {
  let isDone = true;
  for (const id of ids) {
    const quote = store.get(id);
    if (!isStillDue(quote)) continue;
    try {
      await vault.remove(quote.filePath);
      await store.recordFileDeletion(id, new Date(time.now()).toISOString());
      log('info', 'file-deleted', { quote: id });
    } catch (error) {
      // The submission stays due: a later round tries again.
      isDone = false;
      const reason = error instanceof Error ? error.message : String(error);
      log('error', 'file-not-deleted', { quote: id, reason });
    }
  }
  return isDone;
}

/** Another status may have stopped the clock since the round began. */
function isStillDue(
  quote: StoredQuote | undefined,
): quote is StoredQuote & { readonly filePath: string } {
  return quote?.fileDeletionDueAt !== undefined && quote.filePath !== undefined;
}
