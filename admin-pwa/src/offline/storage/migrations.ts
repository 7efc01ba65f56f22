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
) => void;

/** Step n leads from version n to n + 1. Steps that were released are never changed, only added to. */
export const migrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore('chunks', { keyPath: 'key' });
    database.createObjectStore('outbox', { keyPath: 'seq' });
    database.createObjectStore('meta');
  },
];

export const databaseVersion = migrations.length;
