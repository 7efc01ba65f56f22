/**
 * The engine on PostgreSQL: `npm run bench -- database [records…]` (default 10000 100000 1000000). Status changes a
 * second of 1, 2 and 4 processes, and their processor time, in turn with pgbench that does the same writes; then, by
 * the number of records, how long `?since=` takes after one change, the whole list, and what a process holds in memory
 * meanwhile.
 */
import { rm } from 'node:fs/promises';
import { startPostgres } from '../api/test/engine/postgres/postgres-server.ts';
import { providePostgres } from '../scripts/tests/postgres.mjs';
import { addUp, type Changes, describeCost, ratePerSecond } from './databases/changes.ts';
import { countRoundTrips } from './databases/count-round-trips.ts';
import { fillDatabase } from './databases/fill-database.ts';
import { runPgbench } from './databases/pgbench.ts';
import { findServer } from './databases/server-time.ts';
import { makeFolder } from './http/make-folder.ts';
import { requirePrograms } from './http/require-programs.ts';
import { runPart } from './http/run-part.ts';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1e6];
const seconds = 5;
/** Of each side in turn, since a machine is not as busy in one minute as in the next. */
const turns = 3;
const clients = 8;
const records = 10_000;

const programs = providePostgres();
if (programs === null) {
  console.error('This benchmark needs PostgreSQL: install it and try again.');
  process.exit(1);
}
requirePrograms('pgbench');
const folder = await makeFolder('database-');
const server = await startPostgres(programs);
const url = await server.makeDatabase();
const serverPid = await findServer(url);

async function changeStatuses(url: string, processes: number): Promise<Changes> {
  const each = Array.from({ length: processes }, () =>
    runPart('databases/change-statuses.ts', url, serverPid, records, seconds, clients),
  );
  return addUp((await Promise.all(each)).map((printed) => JSON.parse(printed)));
}

async function compareRates(url: string, processes: number): Promise<void> {
  const pgbench = {
    url,
    server: serverPid,
    records,
    seconds,
    clients: clients * processes,
    folder,
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const ours = await changeStatuses(url, processes);
    const bare = runPgbench(pgbench);
    const share = ratePerSecond(ours) / ratePerSecond(bare);
    console.info(
      `  ${processes} processes: ${ratePerSecond(ours).toFixed(0)} (${describeCost(ours)})   ` +
        `pgbench: ${ratePerSecond(bare).toFixed(0)} (${describeCost(bare)})   share: ${share.toFixed(2)}`,
    );
  }
}

try {
  await fillDatabase(url, records);
  console.info(`${(await countRoundTrips(url)).toFixed(2)} round trips a change`);
  console.info(
    `Status changes a second, ${records} records, ${clients} clients a process (processor time of each: program + database)`,
  );
  for (const processes of [1, 2, 4]) await compareRates(url, processes);
  console.info('records   since, one change (median, 95 %)   whole list   memory (RSS) at most');
  for (const count of counts) {
    const filled = await server.makeDatabase();
    await fillDatabase(filled, count);
    console.info(`${count}`.padEnd(10) + (await runPart('databases/read-changes.ts', filled)));
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true });
}
