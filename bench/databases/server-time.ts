import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { processorMs } from '../../measure/src/node/process-usage.ts';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** @returns the number of the first process of the server behind a URL, which has to be on this machine. */
export async function findServer(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  const folder = rows[0]?.data_directory ?? '';
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Processor time that PostgreSQL has used since its start: of all its processes, also of those that have ended. */
export function readServerMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Of itself (user, system) and of its children that have ended; see proc(5), fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, time) => sum + Number(time), 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  // One that has ended meanwhile counts with its parent from now on.
  return children.reduce((sum, child) => sum + (processorMs(Number(child)) ?? 0), ticks * tickMs);
}
