import type { DocumentStore } from '@yiqiao/ports/document-store';
import { StartError } from '@yiqiao/ports/faults/start-error';
import type { MoveMark } from '@yiqiao/ports/moving/move-mark';
import { explainUnmovable, type MovingSide, noHoldings } from '@yiqiao/ports/moving/moving-side';
import { checkServer } from '../check-server.ts';
import { refuseUnconfirmed } from '../confirmation/read-confirmation.ts';
import { openConnections, type Run } from '../connections.ts';
import { type Database, openDatabase } from '../database.ts';
import { databaseOf, toStartError } from '../database-fault.ts';
import type { DatabaseSettings } from '../database-settings.ts';
import { isAlive } from '../job-claims.ts';
import { migrate } from '../migrate.ts';
import { findMoveRow, hasStoreColumn, writeMoveRow } from './move-row.ts';
import { readTables, writeTables } from './table-holdings.ts';

interface PostgresSideOptions {
  readonly settings: DatabaseSettings;
  /** Closed with the side. */
  readonly documents: DocumentStore & { close(): Promise<void> };
  readonly now: number;
  /** Changes nothing, so that servers may be running. */
  readonly isDryRun: boolean;
}

/**
 * Database and bucket as source or target of a move.
 * @throws StartError when they cannot be used, or while a server is using them.
 */
export async function openPostgresSide(options: PostgresSideOptions): Promise<MovingSide> {
  const { settings, isDryRun } = options;
  // No time limit: all rows are read and written in large statements.
  const database = openDatabase(openConnections({ ...settings, statementMs: 0, report: () => {} }));
  try {
    await checkServer(database.run);
    await refuseStrangeTables(database.run);
    if (!isDryRun) {
      await refuseUnconfirmed(database.run, settings.standby);
      await migrate(database);
      await refuseServers(database.run);
    }
    return createSide(database, options);
  } catch (error) {
    await database.close();
    throw toStartError(error, settings);
  }
}

function createSide(
  database: Database,
  { settings, documents, now, isDryRun }: PostgresSideOptions,
): MovingSide {
  const { run } = database;
  const { secrets } = settings;
  const at = new Date(now).toISOString();
  const url = new URL(settings.url);
  let fingerprint: string | null = null;

  /** In a dry run, no server of this release may ever have been started on the database. */
  async function ifThere<Answer>(read: () => Promise<Answer>, nothing: Answer): Promise<Answer> {
    return isDryRun && !(await hasStoreColumn(run, 'id')) ? nothing : read();
  }

  return {
    engine: 'postgres',
    place: `the database "${databaseOf(url)}" at ${url.host}`,
    documents,
    readMark: () => findMoveRow(run),
    readStore: () => ifThere(() => readStore(run), null),
    async read() {
      return ifThere(async () => {
        fingerprint = await readFingerprint(run);
        return readTables(run, secrets);
      }, noHoldings);
    },
    async beginArrival(from) {
      await writeMoveRow(run, { kind: 'arriving', from, at });
      // A server started in the meantime is either found here or finds the mark.
      await refuseServers(run);
    },
    async write(holdings) {
      await inTransaction(database, async (runOn) => {
        await setFence(runOn, 'disable');
        await runOn('update store set id = gen_random_uuid()');
        await writeTables(runOn, holdings, secrets);
      });
      return (await readStore(run)) ?? '';
    },
    readWritten: () => readTables(run, secrets),
    leave: (to) => leave(database, fingerprint, { kind: 'left', to, at }),
    async open() {
      await writeMoveRow(run, null);
      return [];
    },
    async close() {
      await database.close();
      await documents.close();
    },
  };
}

/** Nothing can change between the last check and the mark: writers wait for the lock, and are then refused. */
async function leave(
  database: Database,
  fingerprint: string | null,
  mark: MoveMark,
): Promise<void> {
  await inTransaction(database, async (run) => {
    await run('lock table quotes, payment_intents, people, settings in share row exclusive mode');
    await refuseServers(run);
    if ((await readFingerprint(run)) !== fingerprint) {
      throw new StartError(
        'Something was changed in the database while it was copied: a server must have been started. ' +
          'Stop all of them and run the move again; everything is still where it was.',
      );
    }
    await setFence(run, 'enable');
    await writeMoveRow(run, mark);
  });
}

async function inTransaction(database: Database, work: (run: Run) => Promise<void>): Promise<void> {
  await database.change(async (run) => {
    await run("set local idle_in_transaction_session_timeout = '1h'");
    await work(run);
    const [row] = await run<{ xid: string }>('select pg_current_xact_id()::text as xid');
    return { answer: undefined, xid: row?.xid ?? null };
  });
}

async function setFence(run: Run, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['quotes', 'payment_intents', 'people', 'settings']) {
    await run(`alter table ${table} ${state} trigger moved_away`);
  }
}

async function readStore(run: Run): Promise<string | null> {
  const [row] = await run<{ id: string }>('select id from store');
  return row?.id ?? null;
}

/** Fingerprint of everything that a move carries and servers change. */
async function readFingerprint(run: Run): Promise<string> {
  const [row] = await run<{ fingerprint: string }>(`
    select concat_ws(' ',
      (select concat_ws(' ', count(*), sum(hashtextextended(record::text, 0)::numeric)) from quotes),
      (select concat_ws(' ', count(*), sum(hashtextextended(record::text, 0)::numeric))
        from payment_intents),
      (select hashtextextended(record::text, 0) from people),
      (select coalesce(hashtextextended(record::text, 0)::text, 'none') from settings)) as fingerprint`);
  return row?.fingerprint ?? '';
}

/** Tables that a move carries, and those it need not. */
const knownTables = [
  ...['quotes', 'payment_intents', 'erasures', 'erased_quotes', 'people', 'settings', 'secrets'],
  ...['store', 'migrations', 'processes', 'job_claims', 'sessions', 'attempts', 'upload_places'],
];

/** @throws StartError when another table has rows that would be left behind. */
async function refuseStrangeTables(run: Run): Promise<void> {
  const rows = await run<{ name: string; quoted: string }>(
    `select tablename as name, quote_ident(tablename) as quoted from pg_tables
    where schemaname = current_schema and not tablename = any ($1) order by tablename`,
    [knownTables],
  );
  const kept: string[] = [];
  for (const { name, quoted } of rows) {
    if ((await run(`select 1 from ${quoted} limit 1`)).length > 0) kept.push(name);
  }
  if (kept.length > 0) throw new StartError(explainUnmovable(kept, 'The database of DATABASE_URL'));
}

async function refuseServers(run: Run): Promise<void> {
  const [row] = await run<{ running: number }>(`
    select count(*)::int as running from processes
    where ${isAlive}`);
  const running = row?.running ?? 0;
  if (running === 0) return;
  throw new StartError(
    `Servers at work on the database of DATABASE_URL: ${running}. Stop them first; one that was killed counts for 20 seconds more. Nothing was changed.`,
  );
}
