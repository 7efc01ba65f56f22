import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nodeDisk } from '../../api/src/disk/node-disk.ts';
import { toSegments } from '../../api/src/store/book/segments.ts';
import { formatCommit } from '../../api/src/store/journal/journal-line.ts';
import { openQuoteStore } from '../../api/src/store/open-quote-store.ts';
import { readQuoteStore } from '../../api/src/store/read-quote-store.ts';
import { writeQuoteStore } from '../../api/src/store/write-quote-store.ts';
import type { OpenContender } from './contender.ts';

/** Longer than any journal that is not replaced yet, see `openQuoteStore`. */
const enoughBytes = 1024 * 1024;

/**
 * The product's store. Its journal is so long when it is opened that the first change sets off a
 * compaction of everything, which then runs beside the changes.
 */
export const openOurStore: OpenContender = async (folder, stored) => {
  const book = { sequence: 0, quotes: toSegments(stored), paymentIntents: [] };
  await writeQuoteStore(folder, book, nodeDisk);
  let sequence = 0;
  for (let bytes = 0; bytes < enoughBytes || sequence < stored.length; ) {
    const lines = stored.map((quote) => {
      sequence += 1;
      return formatCommit({ sequence, changes: [{ kind: 'quote', quote }] });
    });
    appendFileSync(join(folder, 'quotes.journal'), lines.join(''));
    bytes += lines.join('').length;
  }
  const store = await openQuoteStore(folder);
  return {
    async add({ revision: _revision, updatedAt: _updatedAt, history: _history, ...quote }) {
      await store.add(quote);
    },
    async closeAndCheck(added) {
      // Read beside the open store: closing it would leave a snapshot and nothing to replay.
      const replayed = await readQuoteStore(folder);
      const quotes = replayed?.book.quotes.flat() ?? [];
      const byId = new Map(quotes.map((quote) => [quote.id, quote]));
      const wrong = [...stored, ...added].find(
        (quote) => !isDeepStrictEqual(byId.get(quote.id), quote),
      );
      if (wrong !== undefined) throw new Error(`${wrong.id} is lost or has changed`);
      await store.close();
      return quotes.length;
    },
  };
};
