import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OpenContender } from './contender.ts';

/** SQLite with a write-ahead log and a flush at every commit. */
export const openSqlite: OpenContender = async (folder, stored) => {
  const Database = createRequire(join(import.meta.dirname, '..', 'package.json'))('better-sqlite3');
  const database = new Database(join(folder, 'quotes.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table quotes (id text primary key, record text not null)');
  const insert = database.prepare('insert into quotes values (?, ?)');
  database.transaction(() => {
    for (const quote of stored) insert.run(quote.id, JSON.stringify(quote));
  })();
  return {
    add(quote) {
      insert.run(quote.id, JSON.stringify(quote));
    },
    async closeAndCheck() {
      const { count } = database.prepare('select count(*) as count from quotes').get();
      database.close();
      return count;
    },
  };
};
