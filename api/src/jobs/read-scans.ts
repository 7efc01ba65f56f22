import {
  decideReadingCancelled,
  decideReadingRequest,
  decideReadingStep,
} from '@yiqiao/contract/commands/office/decide-reading';
import type { Decision } from '@yiqiao/contract/record/decision';
import {
  addFailedPage,
  addPage,
  isUnderWay,
  pagesTried,
  pagesWanted,
  type ReadScanRequest,
  readingOrder,
  type ScanLanguage,
  type ScanReading,
  scanLanguages,
} from '@yiqiao/contract/record/scan-reading';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { reasonOf } from '@yiqiao/ports/log';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

type ReadingOffice = Pick<Premises, 'engine' | 'scanReader' | 'log'>;

/** `null` when there is no such submission. */
type ReadingRequest = Decision<StoredQuote, 'gone' | 'no-scan'> | null;

/**
 * Reads scans, one at a time. The record is the job, page by page: a restart continues with the next page, and every
 * console sees the progress. A page that has been recorded is never read again.
 */
export interface ScanReadings extends Pick<JobRunner<Task>, 'look' | 'stop'> {
  /** Resolves when the request is stored. */
  request(id: string, request: ReadScanRequest): Promise<ReadingRequest>;
  /** Ends a reading; what was read stays. */
  cancel(id: string): Promise<Decision<StoredQuote> | null>;
}

export function readScans(office: ReadingOffice): ScanReadings {
  const { engine, log } = office;
  const { records, feed, jobs } = engine;
  const noteFailure = (error: unknown, quote: string) =>
    log('warn', 'scan-not-read', { quote, reason: reasonOf(error) });

  const runner = runJobs<Task>(
    {
      kind: 'read-scan',
      retryMs: 30_000,
      patienceMs: 0,
      find: () => jobs.findFree('read-scan'),
      async do({ id }, signal) {
        try {
          await readScan(office, id, signal);
        } catch (error) {
          // What was read is not lost when the engine is away: the rest is read later.
          if (signal.aborted || error instanceof EngineAway) throw error;
          noteFailure(error, id);
          await recordStep(office, id, (reading) => ({ ...reading, state: 'failed' }));
        }
      },
      failed(error, task) {
        noteFailure(error, task.id);
        return task;
      },
    },
    office,
  );
  feed.onChange(({ id, reading }) => {
    if (!isUnderWay(reading)) runner.cancel(id);
  });
  feed.onRemove((id) => runner.cancel(id));

  return {
    async request(id, request) {
      const decision = await records.change(id, (quote) => decideReadingRequest(quote, request));
      if (decision === null || decision.kind === 'refused') return decision;
      // What is under way may be of other pages, or in another language.
      runner.cancel(id);
      runner.add({ id });
      return decision;
    },
    cancel: (id) => records.change(id, (quote) => decideReadingCancelled(quote)),
    look: () => runner.look(),
    stop: () => runner.stop(),
  };
}

async function readScan(office: ReadingOffice, id: string, signal: AbortSignal): Promise<void> {
  const { engine, scanReader } = office;
  const known = await engine.records.get(id);
  if (known?.filePath === undefined || !isUnderWay(known.reading)) return;
  const place = await engine.documents.locate(known.filePath);
  const pages = await scanReader.findPages(place, signal);
  if (pages === null || pages.length === 0) throw new Error('no pages to be read were found');
  const order = readingOrder(pages);
  let quote = await recordStep(office, id, (it) =>
    finishIfDone({ ...it, state: 'reading', pages: pages.length }),
  );
  while (quote?.reading?.state === 'reading') {
    const { reading } = quote;
    const number = order[pagesTried(reading)] ?? 1;
    const startedAt = performance.now();
    const page = await scanReader.readPage(place, { number, ...languagesOf(reading) }, signal);
    signal.throwIfAborted();
    const seconds = (performance.now() - startedAt) / 1000;
    const told = page?.isTelling ? { foundLanguage: page.language } : {};
    quote = await recordStep(office, id, (it) => {
      const further = page
        ? addPage(it, { ...page.counts, isUnclear: !page.isClear }, seconds)
        : addFailedPage(it, number, seconds);
      return finishIfDone({ ...further, ...told });
    });
  }
}

/** Changes nothing if the reading has ended in the meantime. */
async function recordStep(
  { engine }: ReadingOffice,
  id: string,
  step: (reading: ScanReading) => ScanReading,
): Promise<StoredQuote | undefined> {
  return (await engine.records.change(id, (quote) => decideReadingStep(quote, step)))?.quote;
}

function finishIfDone(reading: ScanReading): ScanReading {
  const isDone = pagesTried(reading) >= pagesWanted(reading);
  return isDone ? { ...reading, state: 'finished' } : reading;
}

function languagesOf({ language, foundLanguage }: ScanReading) {
  const named = toLanguage(language);
  const expected = toLanguage(foundLanguage);
  return { ...(named && { named }), ...(expected && { expected }) };
}

/** A later release may have recorded one that this does not know. */
function toLanguage(name: string | undefined): ScanLanguage | undefined {
  return scanLanguages.find((language) => language === name);
}
