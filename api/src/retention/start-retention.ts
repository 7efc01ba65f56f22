import { fileKeysOf, removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine, Housekeeping } from '../engine/engine.ts';
import { type DeletionTools, deleteFiles } from './delete-files.ts';
import { createDueFiles, type DueFiles, type DueTime } from './due-files.ts';
import { planDeletions } from './plan-deletions.ts';

/** A timer reaches 24 days at most, and a clock that jumped is noticed within this time. */
const longestWaitMs = 60_000;

export interface RetentionOptions extends Omit<DeletionTools, 'now' | 'records'>, DueTime {
  readonly records: Pick<Engine['records'], 'change' | 'get'>;
  readonly feed: Pick<Engine['feed'], 'readAll' | 'onChange' | 'onRemove'>;
  readonly jobs: Engine['jobs'];
}

/**
 * Keeps the NDA's promise: deletes the files of every submission whose `fileDeletionDueAt` is over,
 * judged by the trusted clock and not by one that just jumped.
 * All are planned first, so that no abandoned one goes without its notice.
 */
export function startRetention(options: RetentionOptions): Housekeeping {
  const { feed, jobs } = options;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function plan(due: DueFiles, waitMs: number): void {
    clearTimeout(timer);
    if (isStopped || running !== undefined) return;
    timer = setTimeout(() => run(due), Math.min(waitMs, longestWaitMs)).unref();
  }

  function run(due: DueFiles): void {
    running = deleteDueFiles(options, due).then((isDone) => {
      running = undefined;
      plan(due, isDone ? due.nextInMs() : longestWaitMs);
    });
  }

  async function prepare(): Promise<DueFiles> {
    // Without a plan nothing says that staff have had their notice.
    const rules = (await planDeletions(options))
      ? options.rules
      : { ...options.rules, abandonedDays: 'off' as const };
    const due = createDueFiles({ ...options, rules });
    const newer = new Set<string>();
    let isPrepared = false;
    feed.onChange((quote) => {
      if (!isPrepared) newer.add(quote.id);
      due.note(quote);
      plan(due, due.nextInMs());
    });
    feed.onRemove((id) => {
      newer.add(id);
      due.forget(id);
    });
    const waiting = await jobs.findWaiting('delete-file');
    for (const quote of waiting) if (!newer.has(quote.id)) due.note(quote);
    isPrepared = true;
    return due;
  }

  running = prepare().then(
    (due) => {
      running = undefined;
      if (!isStopped) run(due);
    },
    (error) => options.log('error', 'retention-not-started', { reason: String(error) }),
  );

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** @returns whether all of them could be deleted. */
async function deleteDueFiles(options: RetentionOptions, due: DueFiles): Promise<boolean> {
  const { records, jobs, time, log } = options;
  const tools = { ...options, now: () => time.now() };
  let isDone = true;
  for (const id of due.over()) {
    try {
      const quote = await records.get(id);
      if (quote === undefined) due.forget(id);
      // Another status may have stopped the clock since the round began.
      if (quote === undefined || !due.isOver(id)) continue;
      const keys = dueKeysOf(quote);
      await jobs.take('delete-file', id, async () => void (await deleteFiles(tools, quote, keys)));
    } catch (error) {
      // The submission stays due: a later round tries again.
      isDone = false;
      const reason = error instanceof Error ? error.message : String(error);
      log('error', 'file-not-deleted', { quote: id, reason });
    }
  }
  return isDone;
}

/** What was taken back goes at once and alone: the date is that of all the others. */
function dueKeysOf(quote: StoredQuote): readonly string[] {
  const removed = removedKeysOf(quote);
  if (removed.length > 0) return removed;
  return quote.fileDeletionDueAt === undefined ? [] : fileKeysOf(quote);
}
