import { isDeepStrictEqual } from 'node:util';
import { openQuoteStore } from '../../api/src/engine/embedded/open-quote-store.ts';
import { readQuoteStore } from '../../api/src/engine/embedded/read-quote-store.ts';
import { addQuote, listOf, setStatus } from '../../api/test/keep-quotes.ts';
import { writeStore } from '../quotes/write-store.ts';
import type { OpenContender } from './contender.ts';

/** As many as make a journal that is long enough to be replaced, see `openQuoteStore`. */
const enoughChanges = 1300;
const at = '2026-11-20T10:00:00.000Z';
const statuses = ['in-progress', 'completed', 'cancelled', 'pending'] as const;

/**
 * The product's store. So much has been changed when it is handed over that a compaction of everything
 * has just begun; it runs beside the measured changes.
 */
export const openOurStore: OpenContender = async (folder, stored) => {
  await writeStore(folder, stored);
  const store = await openQuoteStore(folder);
  for (let changed = 0, round = 0; changed < enoughChanges || round === 0; round += 1) {
    const status = statuses[round % statuses.length] ?? 'pending';
    await Promise.all(stored.map(({ id }) => setStatus(store, id, { status, at })));
    changed += stored.length;
  }
  const expected = await listOf(store);
  return {
    async add({ revision: _revision, updatedAt: _updatedAt, history: _history, ...quote }) {
      await addQuote(store, quote);
    },
    async closeAndCheck(added) {
      // Read beside the open store: closing it would leave a snapshot and nothing to replay.
      const quotes = (await readQuoteStore(folder))?.book.quotes.flat() ?? [];
      const byId = new Map(quotes.map((quote) => [quote.id, quote]));
      const wrong = [...expected, ...added].find(
        (quote) => !isDeepStrictEqual(byId.get(quote.id), quote),
      );
      if (wrong !== undefined) throw new Error(`${wrong.id} is lost or has changed`);
      await store.close();
      return quotes.length;
    },
  };
};
