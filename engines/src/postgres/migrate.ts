import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@yiqiao/ports/faults/start-error';
import type { Run } from './connections.ts';
import type { Database } from './database.ts';

/** In a build, the migrations are in its own folder, and this code is in a folder next to them. */
const isBuilt = import.meta.filename.endsWith('.js');
const folder = join(import.meta.dirname, isBuilt ? '../migrations' : 'migrations');

interface Migration {
  readonly number: number;
  readonly name: string;
}

/** Arbitrary, but the same in every process. */
const lockNumber = 7_951_648_120;

/**
 * Brings the tables up to date: applies each file of `migrations/` once, in order, all in one transaction. There
 * are no down migrations. Of several processes that start at once, one migrates and the others wait.
 * @param beforeChange called when something is missing, to refuse by rejecting.
 * @throws StartError when a newer release has migrated the database.
 */
export async function migrate(
  database: Database,
  beforeChange: (run: Run) => Promise<void> = async () => {},
): Promise<void> {
  const migrations = await findMigrations();
  await database.change(async (run) => {
    await run('select pg_advisory_xact_lock($1)', [lockNumber]);
    const applied = await readApplied(run);
    const newest = migrations.at(-1)?.number ?? 0;
    if (applied > newest) throw newerDatabase(applied, newest);
    const missing = migrations.filter(({ number }) => number > applied);
    if (missing.length === 0) return { answer: undefined, xid: null };
    await beforeChange(run);
    if (applied === 0) await run(makeTable);
    for (const { number, name } of missing) {
      await run(await readFile(join(folder, name), 'utf8'));
      await run('insert into migrations (number, name) values ($1, $2)', [number, name]);
    }
    const [row] = await run<{ xid: string }>('select pg_current_xact_id()::text as xid');
    return { answer: undefined, xid: row?.xid ?? null };
  });
}

const makeTable = `
  create table migrations (
    number integer primary key,
    name text not null,
    applied_at timestamptz not null default now()
  )`;

async function findMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name));
  return names.sort().map((name) => ({ number: Number(name.slice(0, 3)), name }));
}

/** @returns the number of the last migration; 0 for an empty database. */
export async function readApplied(run: Run): Promise<number> {
  const [found] = await run<{ there: boolean }>(
    "select to_regclass('migrations') is not null as there",
  );
  if (found?.there !== true) return 0;
  const [row] = await run<{ last: number }>(
    'select coalesce(max(number), 0) as last from migrations',
  );
  return row?.last ?? 0;
}

function newerDatabase(applied: number, newest: number): StartError {
  return new StartError(
    `The database of DATABASE_URL was last used by a newer release (migration ${applied}; this one knows ${newest}). ` +
      'Nothing was changed. Start the newer release again, or restore the backup made before the upgrade.',
  );
}
