import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { ConsoleSchema } from './database.ts';

type Stores = StoreNames<ConsoleSchema>[];

/**
 * One step from a version of the database to the next. A step may empty `chunks` and the `list`
 * record, which are a copy of what the server has; it must carry every entry of `outbox` over,
 * because nobody else knows them.
 */
export type Migration = (
  database: IDBPDatabase<ConsoleSchema>,
  transaction: IDBPTransaction<ConsoleSchema, Stores, 'versionchange'>,
) => void | Promise<void>;

/** Step n leads from version n to n + 1. Steps that were released are never changed, only added to. */
export const migrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore('chunks', { keyPath: 'key' });
    database.createObjectStore('outbox', { keyPath: 'seq' });
    database.createObjectStore('meta');
  },
  async (database, transaction) => {
    database.createObjectStore('drafts', { keyPath: 'quoteId' });
    // Until here only changes of status waited.
    const store = transaction.objectStore('outbox');
    for (const stored of await store.getAll()) {
      void store.put({ ...asRecord(stored), kind: 'status' });
    }
  },
];

export const databaseVersion = migrations.length;

function asRecord(stored: unknown): object {
  return typeof stored === 'object' && stored !== null ? stored : {};
}
