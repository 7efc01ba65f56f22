import { type IDBPDatabase, openDB } from 'idb';
import type { ConsoleSchema } from './console-schema.ts';
import { databaseVersion, type Migration, migrations } from './migrations.ts';

export const databaseName = 'yiqiao-console';

export type ConsoleDatabase = IDBPDatabase<ConsoleSchema>;

export interface DatabaseEvents {
  /** Another tab has an older version open and does not let go. */
  onBlocked(): void;
  /** A newer version wants to open; this connection has been closed for it. */
  onOutdated(): void;
}

/**
 * Opens the console's database and migrates it to this build's version. Rejects if the browser stores
 * nothing.
 */
export async function openDatabase(
  events: DatabaseEvents,
  version = databaseVersion,
  steps: readonly Migration[] = migrations,
): Promise<ConsoleDatabase> {
  const database = await openDB<ConsoleSchema>(databaseName, version, {
    async upgrade(db, oldVersion, _newVersion, transaction) {
      for (const migrate of steps.slice(oldVersion)) await migrate(db, transaction);
    },
    blocked: () => events.onBlocked(),
    blocking(_current, _blocked, event) {
      // Otherwise the newer tab would wait for as long as this one is open.
      if (event.target instanceof IDBDatabase) event.target.close();
      events.onOutdated();
    },
  });
  return database;
}

/** Opens the database for reading; `null` if this device has none of this build's version. */
export async function openKeptDatabase(): Promise<ConsoleDatabase | null> {
  const kept = await indexedDB.databases();
  const isKept = kept.some(
    ({ name, version }) => name === databaseName && version === databaseVersion,
  );
  return isKept ? openDatabase({ onBlocked() {}, onOutdated() {} }) : null;
}
