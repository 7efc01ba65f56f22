import type { FileDeletionRules } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import { type DeletionTools, deleteDocument } from './delete-document.ts';
import { createDueFiles, type DueFiles, type DueTime } from './due-files.ts';
import { planDeletions } from './plan-deletions.ts';

/** A timer reaches 24 days at most, and a clock that jumped is noticed within this time. */
const longestWaitMs = 60_000;

export interface RetentionOptions extends Omit<DeletionTools, 'now'>, DueTime {
  readonly store: DeletionTools['store'] &
    Pick<QuoteStore, 'list' | 'get' | 'onChange' | 'planFileDeletion'>;
}

export interface Retention {
  /** Resolves when no deletion is on its way. */
  stop(): Promise<void>;
}

/**
 * Keeps the NDA's promise: deletes the file of every submission whose `fileDeletionDueAt` is over,
 * judged by the trusted clock and not by one that just jumped.
 * All are planned first, so that no abandoned one goes without its notice.
 */
export function startRetention(options: RetentionOptions): Retention {
  const { store } = options;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function plan(due: DueFiles, waitMs: number): void {
    clearTimeout(timer);
    if (isStopped || running !== undefined) return;
    timer = setTimeout(() => run(due), Math.min(waitMs, longestWaitMs)).unref();
  }

  function run(due: DueFiles): void {
    running = deleteDueFiles(options, due.over()).then((isDone) => {
      running = undefined;
      plan(due, isDone ? due.nextInMs() : longestWaitMs);
    });
  }

  function follow(rules: FileDeletionRules): void {
    const due = createDueFiles({ ...options, rules });
    store.onChange((quote) => {
      due.note(quote);
      plan(due, due.nextInMs());
    });
    for (const quote of store.list()) due.note(quote);
    run(due);
  }

  running = planDeletions(options).then((isPlanned) => {
    running = undefined;
    // Without a plan nothing says that staff have had their notice.
    if (!isStopped) follow(isPlanned ? options.rules : { ...options.rules, abandonedDays: 'off' });
  });

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** @returns whether all of them could be deleted. */
async function deleteDueFiles(options: RetentionOptions, ids: readonly string[]): Promise<boolean> {
  const { store, time, log } = options;
  let isDone = true;
  for (const id of ids) {
    const quote = store.get(id);
    // Another status may have stopped the clock since the round began.
    if (quote?.fileDeletionDueAt === undefined) continue;
    try {
      await deleteDocument({ ...options, now: () => time.now() }, quote);
    } catch (error) {
      // The submission stays due: a later round tries again.
      isDone = false;
      const reason = error instanceof Error ? error.message : String(error);
      log('error', 'file-not-deleted', { quote: id, reason });
    }
  }
  return isDone;
}
