import { decideCount, decideCountRequest } from '@yiqiao/contract/commands/server/decide-count';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { uncountableDocument, WorkerKilled } from '@yiqiao/measure/node';
import type { Engine } from '../engine/engine.ts';
import { EngineAway } from '../engine/engine-away.ts';
import type { Log } from '../log/log.ts';
import type { CountLanes, DocumentToCount } from './count-lanes.ts';

/**
 * Counts the documents of submissions. A submission whose document is not counted by the time that its
 * visitor is answered is stored as being counted; the record is the job, so that a restart goes on with
 * it. It is updated when the count is there.
 */
export interface CountingDesk {
  /** Counts a document that has just arrived. */
  begin(document: DocumentToCount): CountUnderWay;
  /** Records the count of a stored submission, which is being counted, once it is there. */
  follow(id: string, count: CountUnderWay): void;
  /** Counts a document again for staff. */
  again(id: string): Promise<CountRequest>;
  /** Goes on with what an earlier process has left uncounted. */
  resume(): Promise<void>;
  /** Ends all work; what was not counted is still to be counted after the next start. */
  close(): Promise<void>;
}

export interface CountUnderWay {
  /** What was found, or `null` if it takes longer than a visitor should wait. Never rejects. */
  soon(): Promise<Measurement | null>;
  /** Rejects when it was cancelled, or when no process could be had. */
  readonly result: Promise<Measurement>;
  cancel(): void;
}

/** `null` when there is no such submission. */
type CountRequest = Decision<StoredQuote, 'gone'> | null;

interface CountingDeskOptions {
  readonly records: Pick<Engine['records'], 'get' | 'change'>;
  readonly feed: Pick<Engine['feed'], 'onChange' | 'onRemove'>;
  readonly jobs: Engine['jobs'];
  readonly documents: Pick<Engine['documents'], 'locate'>;
  readonly lanes: CountLanes;
  readonly clock: () => number;
  readonly log: Log;
  /** How long the answer to an upload waits for its count. */
  readonly patienceMs?: number;
  /** Pause after a count that failed for want of a process, or of a disk. */
  readonly retryMs?: number;
}

const standardPatienceMs = 3000;
const standardRetryMs = 30_000;
const maxTries = 10;
/** A document whose processes are killed this often is taken for the cause. */
const maxKills = 3;

const failed = uncountableDocument('unknown', 'failed').report;

/** Whose turn a count is that staff have asked for: it is queued as one visitor's would be. */
const staff = 'staff';

export function createCountingDesk(options: CountingDeskOptions): CountingDesk {
  return new Desk(options);
}

class Desk implements CountingDesk {
  readonly #options: CountingDeskOptions;
  /** Counts of stored submissions that are under way, by the submission. */
  readonly #followed = new Map<string, CountUnderWay>();
  readonly #retries = new Map<string, NodeJS.Timeout>();
  /** What a stop waits for. */
  readonly #unfinished = new Set<Promise<void>>();
  #isClosed = false;

  constructor(options: CountingDeskOptions) {
    this.#options = options;
    options.feed.onChange(({ id, filePath }) => {
      if (filePath === undefined) this.#forget(id);
    });
    options.feed.onRemove((id) => this.#forget(id));
  }

  begin(document: DocumentToCount): CountUnderWay {
    const { lanes, patienceMs = standardPatienceMs } = this.#options;
    const task = new AbortController();
    const result = lanes.count(document, task.signal);
    // Whoever waits for the result is told; a failure that nobody waits for must not end the process.
    result.catch(() => {});
    const cancel = () => task.abort(new Error('The count was cancelled.'));
    if (this.#isClosed) cancel();
    return { result, cancel, soon: () => within(patienceMs, result) };
  }

  follow(id: string, count: CountUnderWay, tries = 1): void {
    this.#followed.set(id, count);
    const finished = this.#finish(id, count, tries).finally(() =>
      this.#unfinished.delete(finished),
    );
    this.#unfinished.add(finished);
  }

  async again(id: string): Promise<CountRequest> {
    const decision = await this.#options.records.change(id, (quote) => decideCountRequest(quote));
    if (decision !== null && decision.kind !== 'refused') await this.#start(decision.quote);
    return decision;
  }

  async resume(): Promise<void> {
    const waiting = await this.#options.jobs.findFree('count');
    for (const quote of waiting) await this.#start(quote);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#retries.values()) clearTimeout(timer);
    for (const count of this.#followed.values()) count.cancel();
    await Promise.all(this.#unfinished);
  }

  async #start(quote: StoredQuote, tries = 1): Promise<void> {
    const { id, filePath, fileName: name, fileSize: size, countedFor: client = staff } = quote;
    if (filePath === undefined) return;
    const place = await this.#options.documents.locate(filePath);
    const isUnderWay = this.#followed.has(id) || this.#retries.has(id);
    if (isUnderWay || this.#isClosed) return;
    this.follow(id, this.begin({ place, name, size, client }), tries);
  }

  async #finish(id: string, count: CountUnderWay, tries: number): Promise<void> {
    const { records, jobs, log, retryMs = standardRetryMs } = this.#options;
    try {
      const record = async () => this.#record(id, await count.result);
      // Another process that is at it has it counted.
      if (!(await jobs.take('count', id, record))) count.cancel();
    } catch (error) {
      if (this.#isClosed || (await records.get(id))?.filePath === undefined) return;
      const reason = error instanceof Error ? error.message : String(error);
      const isKilled = error instanceof WorkerKilled;
      log('warn', 'not-counted', {
        quote: id,
        tries,
        reason,
        ...(isKilled && { signal: error.signal }),
      });
      // A store that is away has nothing to do with the document.
      const next = error instanceof EngineAway ? tries : tries + 1;
      const retry = () => void this.#retry(id, next, isKilled);
      this.#retries.set(id, setTimeout(retry, retryMs).unref());
    } finally {
      if (this.#followed.get(id) === count) this.#followed.delete(id);
    }
  }

  async #retry(id: string, tries: number, isKilled: boolean): Promise<void> {
    const { records, log } = this.#options;
    this.#retries.delete(id);
    const quote = await records.get(id);
    if (quote === undefined) return;
    if (tries <= (isKilled ? maxKills : maxTries)) return this.#start(quote, tries);
    const verdict = isKilled && quote.measurement === null ? failed : undefined;
    await this.#record(id, verdict).catch(() => log('warn', 'not-counted', { quote: id, tries }));
  }

  /** @param measurement undefined when it could not be counted: what was known before stands. */
  async #record(id: string, measurement?: Measurement): Promise<void> {
    const { records, clock } = this.#options;
    const at = clock();
    await records.change(id, (quote) => decideCount(quote, { measurement }, at));
  }

  #forget(id: string): void {
    this.#followed.get(id)?.cancel();
    clearTimeout(this.#retries.get(id));
    this.#retries.delete(id);
  }
}

/** @returns `null` when the promise is not kept in time, or is not kept at all. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
