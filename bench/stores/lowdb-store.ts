import { join } from 'node:path';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import type { StoredQuote } from '../../contract/src/record/stored-quote.ts';
import type { OpenContender } from './contender.ts';

/** lowdb as it comes: every change writes the whole file, and nothing is flushed. */
export const openLowdb: OpenContender = async (folder, stored) => {
  const path = join(folder, 'db.json');
  const low = new Low<StoredQuote[]>(new JSONFile(path), [...stored]);
  await low.write();
  return {
    add: (quote) => low.update((quotes) => quotes.push(quote)),
    async closeAndCheck() {
      const again = new Low<StoredQuote[]>(new JSONFile(path), []);
      await again.read();
      return again.data.length;
    },
  };
};
