import { randomUUID } from 'node:crypto';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { composeErasure, type Erasure, isSamePerson } from '@yiqiao/contract/person/erasure';
import type { Engine } from '../engine/engine.ts';
import type { Log } from '../log/log.ts';
import { findPerson } from './find-person.ts';

interface EraserOptions extends Pick<Engine, 'feed' | 'documents' | 'erasures'> {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
  /** Pause after a step that failed: a disk or a store that is away. */
  readonly retryMs?: number;
}

/**
 * Erases persons.
 *
 * Order: submissions gone and what remains kept, in one step; then the files; then every older state that
 * the engine keeps; then the note that nothing is left to do. Only after that it is answered. Each step can
 * be taken again, so that the next start finishes what a crash has left.
 */
export interface Eraser {
  /** Resolves when no trace is left of the person of this submission. */
  erase(quote: StoredQuote): Promise<void>;
  /**
   * For a repeat, whose sender has not seen the answer: waits until it is done.
   * @returns whether a submission with this id was erased.
   */
  finish(id: string): Promise<boolean>;
  /** Goes on with what an earlier process has left. */
  resume(): Promise<void>;
  close(): void;
}

const standardRetryMs = 60_000;

export function createEraser(options: EraserOptions): Eraser {
  const { feed, documents, erasures, clock, log, retryMs = standardRetryMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function complete(erasure: Erasure): Promise<void> {
    try {
      for (const key of erasure.files ?? []) await documents.remove(key);
      await erasures.scrub(erasure);
      await erasures.finish(erasure.id);
    } catch (error) {
      retryLater();
      throw error;
    }
    const { id, quotes, files = [] } = erasure;
    log('info', 'person-erased', {
      erasure: id,
      submissions: quotes.length,
      files: files.length,
    });
  }

  function retryLater(): void {
    if (!isClosed) timer ??= setTimeout(retry, retryMs).unref();
  }

  async function retry(): Promise<void> {
    timer = undefined;
    await resume();
  }

  /** What cannot be finished now is tried again; nothing else waits for it. */
  async function resume(): Promise<void> {
    try {
      const begun = (await erasures.readErasures()).filter(isUnfinished);
      for (const erasure of begun) await complete(erasure);
    } catch (error) {
      retryLater();
      log('error', 'erasure-not-finished', { reason: String(error) });
    }
  }

  return {
    async erase(quote) {
      const quotes = await findPerson(feed, quote);
      const others = await erasures.findSetAside((other) => isSamePerson(quote, other));
      const id = randomUUID();
      const ids = quotes.map((each) => each.id);
      const at = clock();
      await complete(
        await erasures.begin(ids, (present) => composeErasure(id, present, others, at)),
      );
    },
    async finish(id) {
      const known = (await erasures.readErasures()).find(({ quotes }) => quotes.includes(id));
      if (known !== undefined && isUnfinished(known)) await complete(known);
      return known !== undefined;
    },
    resume,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

function isUnfinished({ files }: Erasure): boolean {
  return files !== undefined;
}
