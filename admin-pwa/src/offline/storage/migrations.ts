import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { ConsoleSchema } from './console-schema.ts';

type Stores = StoreNames<ConsoleSchema>[];

/**
 * One step to the next version of the database. It may empty `chunks` and the `list` record, which are
 * copies of the server's data, but must carry over every entry of `outbox`: nobody else has those.
 */
export type Migration = (
  database: IDBPDatabase<ConsoleSchema>,
  transaction: IDBPTransaction<ConsoleSchema, Stores, 'versionchange'>,
) => void | Promise<void>;

/** Step n migrates version n to n + 1. Released steps are never changed; new ones are added. */
export const migrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore('chunks', { keyPath: 'key' });
    database.createObjectStore('outbox', { keyPath: 'seq' });
    database.createObjectStore('meta');
  },
  async (database, transaction) => {
    database.createObjectStore('drafts', { keyPath: 'quoteId' });
    // Up to this version only status changes waited.
    const store = transaction.objectStore('outbox');
    for (const stored of await store.getAll()) {
      void store.put({ ...asRecord(stored), kind: 'status' });
    }
  },
  // What waits has another form now, and both are read; a tab of an older console would write over it.
  () => {},
  (database) => {
    database.createObjectStore('jobs', { keyPath: 'id' });
    database.createObjectStore('jobFiles', { keyPath: ['jobId', 'fileId'] });
    database.createObjectStore('finishedFiles', { keyPath: 'id' });
  },
];

export const databaseVersion = migrations.length;

function asRecord(stored: unknown): object {
  return typeof stored === 'object' && stored !== null ? stored : {};
}
