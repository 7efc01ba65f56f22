/**
 * The engine on PostgreSQL: `npm run bench -- database [records…]` (default 10000 100000 1000000). Status changes a
 * second of 1, 2 and 4 processes, beside pgbench with the same statements; then, by the number of records, how long
 * `?since=` takes after one change, the whole list, and what a process holds in memory meanwhile.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgres } from '../api/test/engine/postgres/postgres-server.ts';
import { providePostgres } from '../scripts/tests/postgres.mjs';
import { fillDatabase } from './databases/fill-database.ts';
import { requirePrograms } from './http/require-programs.ts';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1e6];
const seconds = 5;
const clients = 8;
const records = 10_000;

const programs = providePostgres();
if (programs === null) {
  console.error('This benchmark needs PostgreSQL: install it and try again.');
  process.exit(1);
}
requirePrograms('pgbench');
const folder = mkdtempSync(join(tmpdir(), 'yiqiao-bench-'));
const server = await startPostgres(programs);

/** Runs a part in a process of its own. @returns what it printed. */
async function run(part: string, ...args: readonly (string | number)[]): Promise<string> {
  const file = join(import.meta.dirname, 'databases', `${part}.ts`);
  const argv = ['--import', 'tsx', file, ...args.map(String)];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return printed.trim();
}

async function changesPerSecond(url: string, processes: number): Promise<number> {
  const each = Array.from({ length: processes }, () =>
    run('change-statuses', url, records, seconds, clients),
  );
  return (await Promise.all(each)).reduce((sum, printed) => sum + Number(printed), 0);
}

const transaction = `\\set id random(1, ${records})
begin;
select record, version from quotes where id = 'q' || :id for update;
update quotes set change_xid = pg_current_xact_id(), jobs = jobs, version = version,
  record = jsonb_set(record, '{revision}', to_jsonb((record ->> 'revision')::int + 1)) where id = 'q' || :id;
commit;
`;

/** The same two statements in a transaction, by as many clients, and nothing around them. */
function pgbench(url: string, processes: number): number {
  const script = join(folder, 'transaction.sql');
  writeFileSync(script, transaction);
  const many = `${clients * processes}`;
  const args = ['-n', '-M', 'extended', '-f', script, '-c', many, '-T', `${seconds}`, url];
  const { stdout, stderr } = spawnSync('pgbench', args, { encoding: 'utf8' });
  const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  if (rate === undefined) throw new Error(stderr);
  return Number(rate);
}

try {
  const url = await server.makeDatabase();
  await fillDatabase(url, records);
  console.info(`Status changes a second, ${records} records, ${clients} clients a process`);
  for (const processes of [1, 2, 4]) {
    const ours = await changesPerSecond(url, processes);
    const bare = pgbench(url, processes);
    const share = (ours / bare).toFixed(2);
    console.info(
      `  ${processes} processes: ${ours.toFixed(0)}   pgbench: ${bare.toFixed(0)}   share: ${share}`,
    );
  }
  console.info('records   since, one change (median, 95 %)   whole list   memory (RSS) at most');
  for (const count of counts) {
    const filled = await server.makeDatabase();
    await fillDatabase(filled, count);
    console.info(`${count}`.padEnd(10) + (await run('read-changes', filled)));
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
