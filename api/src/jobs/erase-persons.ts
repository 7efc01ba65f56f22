import { randomUUID } from 'node:crypto';
import {
  composeErasure,
  type Erasure,
  type ErasureProgress,
  isSamePerson,
} from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { findPerson } from '../order/find-person.ts';
import { findUnfinished } from '../person/find-unfinished.ts';
import type { Premises } from '../premises/premises.ts';
import type { Task } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

type ErasingOffice = Pick<Premises, 'engine' | 'clock' | 'log'>;

/**
 * Erases persons.
 *
 * Order: submissions gone and what remains kept, in one step; then the files; then every older state that
 * the engine keeps; then the note that nothing is left to do. Only after that it is answered as done. Each
 * step can be repeated, so a later attempt or the next start completes an interrupted erasure.
 */
export interface Eraser extends Pick<JobRunner<Task>, 'stop'> {
  /** Rejects only while nothing has happened. */
  erase(quote: StoredQuote): Promise<ErasureProgress>;
  /**
   * For a repeated request: continues if necessary, and searches what has been set aside since.
   * @returns `null` when no submission with this id was erased.
   */
  finish(id: string): Promise<ErasureProgress | null>;
  /**
   * Completes the erasures of an earlier process, and removes persons who were erased while the office ran elsewhere
   * from what a move or a restore has set aside here. Resolves when each was tried.
   */
  start(): Promise<void>;
}

/** Pause after a step that failed: a disk or a store that is away. */
const retryMs = 60_000;

export function erasePersons(office: ErasingOffice): Eraser {
  const { engine, clock, log } = office;
  const { feed, erasures } = engine;
  const fail = (error: unknown, erasure: string) =>
    log('error', 'erasure-not-finished', { erasure, reason: String(error) });

  const runner = runJobs<Task>(
    {
      kind: null,
      retryMs,
      find: async () => findUnfinished(engine, await erasures.readErasures()),
      async do({ id }) {
        const known = (await erasures.readErasures()).filter((erasure) => erasure.id === id);
        for (const erasure of await findUnfinished(engine, known)) await complete(office, erasure);
      },
      failed(error, erasure) {
        fail(error, erasure.id);
        return erasure;
      },
      notFound: ['error', 'erasure-not-finished'],
    },
    office,
  );

  /** The submissions are gone in any case; whatever else fails is retried automatically. */
  async function completeNow(erasure: Erasure): Promise<ErasureProgress> {
    try {
      await complete(office, erasure);
      return 'done';
    } catch (error) {
      fail(error, erasure.id);
      runner.add(erasure, retryMs);
      return 'begun';
    }
  }

  return {
    async erase(quote) {
      const ids = (await findPerson(feed, quote)).map((each) => each.id);
      const others = await erasures.findSetAside((other) => isSamePerson(quote, other));
      const id = randomUUID();
      const at = clock();
      return completeNow(
        await erasures.begin(ids, (present) => composeErasure(id, present, others, at)),
      );
    },
    async finish(id) {
      const known = (await erasures.readErasures()).find(({ quotes }) => quotes.includes(id));
      if (known === undefined) return null;
      const [unfinished] = await findUnfinished(engine, [known]);
      return unfinished === undefined ? 'done' : completeNow(unfinished);
    },
    async start() {
      await runner.look();
      await runner.whenIdle();
    },
    stop: () => runner.stop(),
  };
}

async function complete({ engine, log }: ErasingOffice, erasure: Erasure): Promise<void> {
  const { id, quotes, files = [] } = erasure;
  for (const key of files) await engine.documents.remove(key);
  await engine.erasures.scrub(erasure);
  await engine.erasures.finish(id);
  log('info', 'person-erased', { erasure: id, submissions: quotes.length, files: files.length });
}
