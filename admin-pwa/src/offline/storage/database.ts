import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { databaseVersion, type Migration, migrations } from './migrations.ts';

export const databaseName = 'yiqiao-console';

/** What was written by an older build is outside data: every store is parsed when it is read. */
export interface ConsoleSchema extends DBSchema {
  /** The list, by `StoredSegment.key`. Another name would shut out the release that chose this one. */
  chunks: { key: number; value: unknown };
  /** Changes not yet answered by the server, by `OutboxEntry.seq`. */
  outbox: { key: number; value: unknown };
  /** What somebody has begun to write, by `OrderDraft.quoteId`. */
  drafts: { key: string; value: unknown };
  /** `session`, `list`, `logout` and `preferences`: one small record each. */
  meta: { key: string; value: unknown };
}

export type ConsoleDatabase = IDBPDatabase<ConsoleSchema>;

export interface DatabaseEvents {
  /** Another tab still has an older version open and does not let go. */
  onBlocked(): void;
  /** A newer version wants to open; this connection has been closed for it. */
  onOutdated(): void;
}

/** Opens the console's database and brings it to this build's version. Rejects where the browser keeps nothing. */
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
      // Without this the newer tab would wait for as long as this one stays open.
      if (event.target instanceof IDBDatabase) event.target.close();
      events.onOutdated();
    },
  });
  return database;
}

/** Opens the database for a look; `null` when this device has none of this build's version. */
export async function openKeptDatabase(): Promise<ConsoleDatabase | null> {
  const kept = await indexedDB.databases();
  const isKept = kept.some(
    ({ name, version }) => name === databaseName && version === databaseVersion,
  );
  return isKept ? openDatabase({ onBlocked() {}, onOutdated() {} }) : null;
}
