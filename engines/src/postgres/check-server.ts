import { StartError } from '@yiqiao/ports/faults/start-error';
import type { Run } from './connections.ts';

interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  readonly fsync: string;
  readonly synchronous_commit: string;
  readonly is_standby: boolean;
}

const oldestVersion = 140_000;

/** @throws StartError when the server's configuration would break the product's guarantees. */
export async function checkServer(run: Run): Promise<void> {
  const [facts] = await run<ServerFacts>(`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit,
      pg_is_in_recovery() as is_standby`);
  const obstacle = facts && findObstacle(facts);
  if (obstacle) throw new StartError(`DATABASE_URL: ${obstacle} Nothing was changed.`);
}

function findObstacle({ version, encoding, is_standby, ...durable }: ServerFacts): string | null {
  if (version < oldestVersion) return 'PostgreSQL 14 or newer is needed.';
  if (is_standby) return 'this server is a standby, which takes no changes: name the primary.';
  if (encoding !== 'UTF8') return `the database's encoding is ${encoding}, and must be UTF8.`;
  if (durable.fsync !== 'on' || durable.synchronous_commit === 'off') {
    return 'fsync and synchronous_commit must be on, or what was acknowledged would be lost in a crash.';
  }
  return null;
}
