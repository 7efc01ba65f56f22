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
import type { ScanReader } from '@yiqiao/measure/node';
import type { Engine } from '../engine/engine.ts';
import { EngineAway } from '../engine/engine-away.ts';
import type { Log } from '../log/log.ts';

/** `null` when there is no such submission. */
type ReadingRequest = Decision<StoredQuote, 'gone' | 'no-scan'> | null;

/**
 * Has scans read, one at a time. The record is the job, page by page: a restart goes on with the next page,
 * and every console sees how far it is. A page that is on the disk is never read again.
 */
export interface ReadingDesk {
  /** Resolves when the wish is on the disk. */
  request(id: string, request: ReadScanRequest): Promise<ReadingRequest>;
  /** Ends a reading; what was read stays. */
  cancel(id: string): Promise<Decision<StoredQuote> | null>;
  /** Goes on with what an earlier process has left. */
  resume(): Promise<void>;
  /** Ends all work; the next start goes on with it. */
  close(): Promise<void>;
}

interface ReadingDeskOptions {
  readonly records: Pick<Engine['records'], 'get' | 'change'>;
  readonly feed: Pick<Engine['feed'], 'onChange' | 'onRemove'>;
  readonly jobs: Engine['jobs'];
  readonly documents: Pick<Engine['documents'], 'locate'>;
  readonly reader: Pick<ScanReader, 'findPages' | 'readPage'>;
  readonly log: Log;
}

/** Pause after the document could not be read, or the record not be written. */
const retryMs = 30_000;

export function createReadingDesk(options: ReadingDeskOptions): ReadingDesk {
  return new Desk(options);
}

class Desk implements ReadingDesk {
  readonly #options: ReadingDeskOptions;
  readonly #waiting: string[] = [];
  #current: { readonly id: string; readonly task: AbortController } | null = null;
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: ReadingDeskOptions) {
    this.#options = options;
    options.feed.onChange(({ id, reading }) => {
      if (!isUnderWay(reading)) this.#forget(id);
    });
    options.feed.onRemove((id) => this.#forget(id));
  }

  async request(id: string, request: ReadScanRequest): Promise<ReadingRequest> {
    const decision = await this.#options.records.change(id, (quote) =>
      decideReadingRequest(quote, request),
    );
    if (decision === null || decision.kind === 'refused') return decision;
    // What is under way may be of other pages, or in another language.
    this.#forget(id);
    this.#start(id);
    return decision;
  }

  cancel(id: string): Promise<Decision<StoredQuote> | null> {
    return this.#options.records.change(id, (quote) => decideReadingCancelled(quote));
  }

  async resume(): Promise<void> {
    for (const { id } of await this.#options.jobs.findFree('read-scan')) {
      if (!this.#waiting.includes(id) && this.#current?.id !== id) this.#start(id);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.length = 0;
    this.#current?.task.abort(new Error('The server stops.'));
    await this.#running;
  }

  #start(id: string): void {
    if (this.#isClosed) return;
    this.#waiting.push(id);
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  #forget(id: string): void {
    if (this.#waiting.includes(id)) this.#waiting.splice(this.#waiting.indexOf(id), 1);
    if (this.#current?.id === id) this.#current.task.abort(new Error('The reading was cancelled.'));
  }

  async #work(): Promise<void> {
    for (let id = this.#waiting.shift(); id !== undefined; id = this.#waiting.shift()) {
      const task = new AbortController();
      this.#current = { id, task };
      await this.#options.jobs
        .take('read-scan', id, () => this.#readScan(id, task.signal))
        .catch((error) => this.#fail(id, error, task.signal));
      this.#current = null;
    }
  }

  async #fail(id: string, error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { log } = this.#options;
    const reason = error instanceof Error ? error.message : String(error);
    log('warn', 'scan-not-read', { quote: id, reason });
    try {
      if (error instanceof EngineAway) throw error;
      await this.#record(id, (reading) => ({ ...reading, state: 'failed' }));
    } catch {
      // The engine gives or takes nothing now: what was read is not lost, and the rest is tried again.
      setTimeout(() => this.#start(id), retryMs).unref();
    }
  }

  async #readScan(id: string, signal: AbortSignal): Promise<void> {
    const { records, documents, reader } = this.#options;
    const filePath = (await records.get(id))?.filePath;
    if (filePath === undefined) return;
    const place = await documents.locate(filePath);
    const pages = await reader.findPages(place, signal);
    if (pages === null || pages.length === 0) throw new Error('no pages to be read were found');
    const order = readingOrder(pages);
    let quote = await this.#record(id, (it) =>
      finishIfDone({ ...it, state: 'reading', pages: pages.length }),
    );
    while (quote?.reading?.state === 'reading') {
      const { reading } = quote;
      const number = order[pagesTried(reading)] ?? 1;
      const startedAt = performance.now();
      const page = await reader.readPage(place, { number, ...languagesOf(reading) }, signal);
      signal.throwIfAborted();
      const seconds = (performance.now() - startedAt) / 1000;
      const told = page?.isTelling ? { foundLanguage: page.language } : {};
      quote = await this.#record(id, (it) => {
        const further = page
          ? addPage(it, { ...page.counts, isUnclear: !page.isClear }, seconds)
          : addFailedPage(it, number, seconds);
        return finishIfDone({ ...further, ...told });
      });
    }
  }

  /** Of a reading that was ended meanwhile it changes nothing. */
  async #record(
    id: string,
    step: (reading: ScanReading) => ScanReading,
  ): Promise<StoredQuote | undefined> {
    const { records } = this.#options;
    return (await records.change(id, (quote) => decideReadingStep(quote, step)))?.quote;
  }
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
