import { randomUUID } from 'node:crypto';
import type { Engine } from '@yiqiao/ports/engine';
import type { Log } from '@yiqiao/ports/log';
import { startRounds } from '@yiqiao/ports/start-rounds';
import { checkServer } from './check-server.ts';
import { refuseUnconfirmed } from './confirmation/read-confirmation.ts';
import { createStandbyGuard, type StandbyGuard } from './confirmation/standby-guard.ts';
import { openConnections } from './connections.ts';
import { type Database, openDatabase } from './database.ts';
import { toStartError } from './database-fault.ts';
import type { DatabaseSettings } from './database-settings.ts';
import { isDocumentKey } from './document-keys.ts';
import { createErasureTable } from './erasure-table.ts';
import { openChangeFeed } from './feed/change-feed.ts';
import { adoptForeignRows } from './feed/changed-rows.ts';
import { openNotices } from './feed/notices.ts';
import { clearAway, openJobClaims } from './job-claims.ts';
import { createClientNames } from './limits/client-names.ts';
import { createUploadTable } from './limits/upload-table.ts';
import { migrate } from './migrate.ts';
import { refuseMovedDatabase } from './moving/move-row.ts';
import { createPeopleTable } from './people-table.ts';
import { createRecordTable } from './record-table.ts';
import { createSessionTable } from './session-table.ts';
import { createSettingsTable } from './settings-table.ts';

/** Everything but the documents. */
export interface PostgresEngine extends Omit<Engine, 'documents' | 'findWaiting'> {
  /** Whether a submission has the document of this key. */
  isRecorded(key: string): Promise<boolean>;
}

const clearAwayMs = 3_600_000;

/**
 * The engine for any number of processes: submissions, sessions and jobs are rows in PostgreSQL.
 * @throws StartError when it cannot be used; nothing has been changed then.
 */
export async function openPostgresEngine(
  settings: DatabaseSettings,
  { log }: { readonly log: Log },
): Promise<PostgresEngine> {
  const report = (message: string) => log('warn', 'database', { message });
  try {
    await prepare(settings, report);
  } catch (error) {
    throw toStartError(error, settings);
  }
  const { database, guard } = openGuarded(settings, { log, report });
  try {
    await guard.look();
    return await openOn({ database, guard, report }, settings);
  } catch (error) {
    await database.close();
    throw toStartError(error, settings);
  }
}

function openGuarded(
  settings: DatabaseSettings,
  { log, report }: { readonly log: Log; report(message: string): void },
) {
  const connections = openConnections({ ...settings, report });
  const guard = createStandbyGuard({ run: connections.run, rule: settings.standby, log });
  return { database: openDatabase(connections, guard), guard };
}

/** No time limit: changing a large table takes long. */
async function prepare(settings: DatabaseSettings, report: (message: string) => void) {
  const database = openDatabase(
    openConnections({ ...settings, maxConnections: 1, statementMs: 0, report }),
  );
  try {
    await checkServer(database.run);
    await migrate(database, (run) => refuseUnconfirmed(run, settings.standby));
    await refuseMovedDatabase(database.run);
    await adoptForeignRows(database.runLocally);
  } finally {
    await database.close();
  }
}

interface EngineParts {
  readonly database: Database;
  readonly guard: StandbyGuard;
  readonly report: (message: string) => void;
}

async function openOn(
  { database, guard, report }: EngineParts,
  { directUrl, secrets }: DatabaseSettings,
): Promise<PostgresEngine> {
  const { run, runLocally } = database;
  const process = randomUUID();
  const feed = await openChangeFeed({ database, report });
  const jobs = await openJobClaims({ process, database });
  // Checked again, since a move looks for servers after setting its mark: one of the two finds the other.
  await refuseMovedDatabase(run).catch(async (error) => {
    await feed.close();
    await jobs.close();
    throw error;
  });
  const notices = openNotices({ process, url: directUrl, run, onNotice: feed.wake });
  const onStored = () => {
    feed.wake();
    notices.send();
  };
  return {
    name: 'postgres',
    records: createRecordTable({ database, onStored }),
    erasures: createErasureTable({ database, onStored }),
    feed,
    jobs,
    sessions: createSessionTable(database, secrets),
    people: createPeopleTable(database),
    settings: createSettingsTable(database),
    readConfirmation: () => readForHealth(guard),
    sharedUploads: createUploadTable({
      process,
      database,
      nameClient: createClientNames(secrets),
    }),
    isRecorded: (key) => isDocumentKey(run, key),
    startHousekeeping: async () =>
      startRounds({
        everyMs: clearAwayMs,
        round: () => clearAway(runLocally),
        onFault: (error) => report(String(error)),
      }),
    async close() {
      await notices.close();
      await feed.close();
      await jobs.close();
      await database.close();
    },
  };
}

/** @returns `null` while the database does not answer. */
async function readForHealth(guard: StandbyGuard): ReturnType<Engine['readConfirmation']> {
  try {
    const { confirmedBy, message, state } = await guard.look();
    return { confirmedBy, concern: state === 'good' ? null : message };
  } catch {
    return null;
  }
}
