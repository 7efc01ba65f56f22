import { randomUUID } from 'node:crypto';
import {
  composeErasure,
  type Erasure,
  type ErasureProgress,
  isSamePerson,
} from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '../engine/engine.ts';
import type { Log } from '../log/log.ts';
import { findPerson } from './find-person.ts';
import { findUnfinished } from './find-unfinished.ts';

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
 * the engine keeps; then the note that nothing is left to do. Only after that it is answered as done. Each
 * step can be taken again, so that a later attempt, or the next start, finishes what a fault has left.
 */
export interface Eraser {
  /** Rejects only while nothing has happened. */
  erase(quote: StoredQuote): Promise<ErasureProgress>;
  /**
   * For a repeat: goes on where that is needed, and looks again through what has been set aside since.
   * @returns `null` when no submission with this id was erased.
   */
  finish(id: string): Promise<ErasureProgress | null>;
  /**
   * Goes on with what an earlier process has left, and takes those who were erased while the office was
   * elsewhere out of what a move or a restore has set aside here.
   */
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

  /** The submissions are gone whatever happens to the rest, which is tried again by itself. */
  async function completeNow(erasure: Erasure): Promise<ErasureProgress> {
    try {
      await complete(erasure);
      return 'done';
    } catch (error) {
      log('error', 'erasure-not-finished', { erasure: erasure.id, reason: String(error) });
      return 'begun';
    }
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
      const all = await erasures.readErasures();
      for (const erasure of await findUnfinished(options, all)) await complete(erasure);
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
      return completeNow(
        await erasures.begin(ids, (present) => composeErasure(id, present, others, at)),
      );
    },
    async finish(id) {
      const known = (await erasures.readErasures()).find(({ quotes }) => quotes.includes(id));
      if (known === undefined) return null;
      const [unfinished] = await findUnfinished(options, [known]);
      return unfinished === undefined ? 'done' : completeNow(unfinished);
    },
    resume,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
