import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from './changes.ts';
import { readServerMs } from './server-time.ts';

interface PgbenchOptions {
  readonly url: string;
  readonly server: number;
  readonly records: number;
  readonly seconds: number;
  readonly clients: number;
  /** For its script. */
  readonly folder: string;
}

const transaction = (records: number) => `\\set id random(1, ${records})
begin;
select record, version from quotes where id = 'q' || :id for update;
update quotes set change_xid = pg_current_xact_id(), jobs = jobs, version = version,
  record = jsonb_set(record, '{revision}', to_jsonb((record ->> 'revision')::int + 1)) where id = 'q' || :id;
commit;
`;

/** What a change writes, in a transaction of as many clients, and nothing around it. */
export function runPgbench(options: PgbenchOptions): Changes {
  const { url, server, records, seconds, clients, folder } = options;
  const script = join(folder, 'transaction.sql');
  writeFileSync(script, transaction(records));
  const serverMs = readServerMs(server);
  // The shell says what its children have used: user and system time in the last line.
  const command = `pgbench -n -M extended -f "$1" -c ${clients} -T ${seconds} "$2"; times`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command, 'sh', script, url], {
    encoding: 'utf8',
  });
  const [, count] = /^number of transactions actually processed: (\d+)/m.exec(stdout) ?? [];
  if (count === undefined) throw new Error(stderr);
  const times = stdout.trim().split('\n').at(-1) ?? '';
  const programMs = [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + (Number(minutes) * 60 + Number(rest)) * 1000,
    0,
  );
  return { count: Number(count), seconds, programMs, databaseMs: readServerMs(server) - serverMs };
}
