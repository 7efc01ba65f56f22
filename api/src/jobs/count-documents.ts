import {
  decideCount,
  decideCountRequest,
  decideSourceCount,
} from '@yiqiao/contract/commands/server/decide-count';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { isBeingCounted, jobsOf } from '@yiqiao/contract/life/jobs';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { uncountableDocument, WorkerKilled } from '@yiqiao/measure/node';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { type Log, reasonOf } from '@yiqiao/ports/log';
import type { CountLanes, DocumentToCount } from '../counting/count-lanes.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

/**
 * Counts the documents of submissions, and those added to them. A document that has not been counted when its sender
 * has to be answered is stored as being counted, and updated later. The record is the job, so a restart continues it.
 */
export interface DocumentCounts extends Pick<JobRunner<Task>, 'look' | 'stop'> {
  /** Counts a document that has just arrived. */
  begin(document: DocumentToCount): CountUnderWay;
  /** Records the count of a stored submission, which is being counted, once it is there. */
  follow(id: string, count: CountUnderWay): void;
  /** Counts what a stored submission says is being counted. */
  resume(id: string): void;
  /** Counts a document again for staff. */
  again(id: string): Promise<CountRequest>;
}

export interface CountUnderWay {
  /** What was found, or `null` if it takes longer than a visitor should wait, or `ms`. Never rejects. */
  soon(ms?: number): Promise<Measurement | null>;
  /** Rejects when it was cancelled, or when no process could be had. */
  readonly result: Promise<Measurement>;
  cancel(): void;
}

/** `null` when there is no such submission. */
type CountRequest = Decision<StoredQuote, 'gone'> | null;

interface CountingOffice extends Pick<Premises, 'engine' | 'clock' | 'log' | 'counting'> {
  readonly lanes: CountLanes;
}

interface CountTask extends Task {
  readonly tries: number;
  /** Whether the process of the last try was killed from outside. */
  readonly wasKilled: boolean;
  /** The count that began before the visitor was answered. */
  readonly count?: CountUnderWay;
}

const standardPatienceMs = 3000;
const standardRetryMs = 30_000;
const maxTries = 10;
/** After this many killed processes, the document itself is considered the cause. */
const maxKills = 3;

const failed = uncountableDocument('unknown', 'failed').report;

/** Counts requested by staff are queued as those of a single client. */
const staff = 'staff';

export function countDocuments(office: CountingOffice): DocumentCounts {
  const { engine, lanes, log } = office;
  const { records, feed, jobs } = engine;
  const { patienceMs = standardPatienceMs, retryMs = standardRetryMs } = office.counting ?? {};
  const firstTry = (id: string) => ({ id, tries: 1, wasKilled: false });

  const runner = runJobs<CountTask>(
    {
      kind: 'count',
      // The lanes decide whose turn it is.
      atOnce: Number.POSITIVE_INFINITY,
      retryMs,
      patienceMs: 0,
      find: async () => (await jobs.findFree('count')).map(({ id }) => firstTry(id)),
      do: (task, signal) => countOne(office, task, signal),
      failed: (error, task) => planNextTry(error, task, log),
    },
    office,
  );
  feed.onChange((quote) => {
    if (!jobsOf(quote).includes('count')) runner.cancel(quote.id);
  });
  feed.onRemove((id) => runner.cancel(id));

  return {
    begin(document) {
      const task = new AbortController();
      const result = lanes.count(document, task.signal);
      // A failure that nobody is waiting for must not end the process.
      result.catch(() => {});
      const cancel = () => task.abort(new Error('The count was cancelled.'));
      return { result, cancel, soon: (ms = patienceMs) => within(ms, result) };
    },
    follow: (id, underWay) => runner.add({ ...firstTry(id), count: underWay }),
    resume: (id) => runner.add(firstTry(id)),
    async again(id) {
      const decision = await records.change(id, (quote) => decideCountRequest(quote));
      const isNew = decision !== null && decision.kind !== 'refused' && !runner.get(id);
      if (isNew) runner.add(firstTry(id));
      return decision;
    },
    look: () => runner.look(),
    stop: () => runner.stop(),
  };
}

/** Counts the document of the request, then those that were added. */
async function countOne(
  office: CountingOffice,
  task: CountTask,
  signal: AbortSignal,
): Promise<void> {
  const { records } = office.engine;
  signal.addEventListener('abort', () => task.count?.cancel());
  const quote = await records.get(task.id);
  // Another process may have counted it.
  if (quote === undefined || !isBeingCounted(quote)) task.count?.cancel();
  else {
    const { countedFor: client = staff } = quote;
    const measurement = await measure(office, task, { ...quote, client }, signal);
    const at = office.clock();
    await records.change(task.id, (it) => decideCount(it, { measurement }, at));
  }
  const { id, sources = [] } = (await records.get(task.id)) ?? {};
  const { count: _ofRequest, ...sourceTask } = task;
  for (const source of sources.filter(isBeingCounted)) {
    const measurement = await measure(office, sourceTask, { ...source, client: `${id}` }, signal);
    await records.change(task.id, (it) =>
      decideSourceCount(it, { sourceId: source.id, measurement }),
    );
  }
}

/** What a document is counted by, and for whom. */
type Counted = Pick<StoredQuote, 'filePath' | 'fileName' | 'fileSize' | 'measurement'> &
  Pick<DocumentToCount, 'client'>;

/** @returns undefined when it could not be counted: the previous count, if any, is kept. */
async function measure(
  { engine, lanes }: CountingOffice,
  { tries, wasKilled, count }: CountTask,
  { filePath = '', fileName: name, fileSize: size, measurement, client }: Counted,
  signal: AbortSignal,
): Promise<Measurement | undefined> {
  if (tries > (wasKilled ? maxKills : maxTries)) {
    return wasKilled && measurement === null ? failed : undefined;
  }
  if (count !== undefined) return count.result;
  return lanes.count(
    { place: await engine.documents.locate(filePath), name, size, client },
    signal,
  );
}

function planNextTry(error: unknown, { id, tries }: CountTask, log: Log): CountTask {
  const wasKilled = error instanceof WorkerKilled;
  const signal = wasKilled ? { signal: error.signal } : {};
  log('warn', 'not-counted', { quote: id, tries, reason: reasonOf(error), ...signal });
  // A store that is away has nothing to do with the document.
  return { id, wasKilled, tries: error instanceof EngineAway ? tries : tries + 1 };
}

/** @returns `null` when the promise is not fulfilled in time, or rejects. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
