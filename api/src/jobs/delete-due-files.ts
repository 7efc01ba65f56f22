import { fileKeysOf, removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { reasonOf } from '@yiqiao/ports/log';
import type { Premises } from '../premises/premises.ts';
import { deleteFiles } from '../retention/delete-files.ts';
import { type FileTime, fileTimeOf, readFileClocks } from '../retention/file-time.ts';
import type { Job } from './job.ts';
import { planFiles } from './plan-files.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

type DeletingOffice = Pick<Premises, 'engine' | 'ownSettings' | 'time' | 'uptimeMs' | 'log'>;

/**
 * Keeps the NDA's promise: deletes the files of every submission whose `fileDeletionDueAt` has passed by the trusted
 * clock, which ignores sudden jumps. Deletions are planned first, so that no abandoned file goes without notice.
 */
export function deleteDueFiles(office: DeletingOffice): Pick<JobRunner<FileTime>, 'look' | 'stop'> {
  const { engine, time, log } = office;
  const { records, feed, jobs } = engine;
  // A look that is under way may have read the records before they were planned.
  const plans = planFiles(office, () => void runner.look().then(() => runner.look()));
  const timeOf = (quote: StoredQuote) => fileTimeOf(quote, plans.readRules(), office);

  function note(quote: StoredQuote): void {
    const due = timeOf(quote);
    if (due === undefined) runner.forget(quote.id);
    else if (runner.get(quote.id)?.at !== due.at) runner.add(due);
  }

  const job: Job<FileTime> = {
    kind: 'delete-file',
    everyMs: null,
    retryMs: 60_000,
    async find() {
      return (await jobs.findWaiting('delete-file')).flatMap((quote) => timeOf(quote) ?? []);
    },
    readClock: () => readFileClocks(office),
    async do({ id, at }) {
      const quote = await records.get(id);
      if (quote === undefined) return;
      // Another status may have stopped or reset the clock in the meantime.
      if (timeOf(quote)?.at !== at) return note(quote);
      await deleteFiles({ engine, log, clock: () => time.now() }, quote, dueKeysOf(quote));
    },
    failed(error, due) {
      log('error', 'file-not-deleted', { quote: due.id, reason: reasonOf(error) });
      return due;
    },
    notFound: ['error', 'retention-not-started'],
  };
  const runner = runJobs(job, office);
  feed.onChange(note);
  feed.onRemove((id) => runner.forget(id));
  return {
    async look() {
      await Promise.all([runner.look(), plans.look()]);
    },
    async stop() {
      await Promise.all([runner.stop(), plans.stop()]);
    },
  };
}

/** Files that staff took back are deleted at once; the due date concerns the others. */
function dueKeysOf(quote: StoredQuote): readonly string[] {
  const removed = removedKeysOf(quote);
  if (removed.length > 0) return removed;
  return quote.fileDeletionDueAt === undefined ? [] : fileKeysOf(quote);
}
