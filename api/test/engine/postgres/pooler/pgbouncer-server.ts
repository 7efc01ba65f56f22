import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPort } from '../../../listen-locally.ts';
import { databasePassword, nobody } from '../postgres-server.ts';

/** A PgBouncer of our own, which lends a connection for one transaction. */
export interface PgbouncerServer {
  /** @returns the URL that leads to the database through it. */
  urlOf(direct: string): string;
  stop(): Promise<void>;
}

const startMs = 20_000;

/** @param direct leads to the server whose databases it offers, all of them. */
export async function startPgbouncer(program: string, direct: URL): Promise<PgbouncerServer> {
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users');
  const port = await findPort();
  writeFileSync(users, `"${direct.username}" "${databasePassword}"\n`);
  writeFileSync(settings, formatSettings({ direct, port, users }));
  // Like PostgreSQL it refuses to be run by root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, users, settings]) chownSync(path, nobody, nobody);
  const child = spawn(program, ['-q', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const gone = once(child, 'exit');
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  await untilListening(port);
  return {
    urlOf(url) {
      const through = new URL(url);
      through.port = `${port}`;
      return through.href;
    },
    async stop() {
      process.off('exit', end);
      end();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

interface PoolerPlace {
  readonly direct: URL;
  readonly port: number;
  readonly users: string;
}

/** Each transaction gets another connection than the one before, so that nothing may rely on having the same. */
function formatSettings({ direct, port, users }: PoolerPlace): string {
  return `[databases]
* = host=${direct.hostname} port=${direct.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
server_round_robin = 1
server_idle_timeout = 2
server_login_retry = 1
`;
}

async function untilListening(port: number): Promise<void> {
  const until = performance.now() + startMs;
  while (!(await isListening(port))) {
    if (performance.now() > until) throw new Error('PgBouncer does not start.');
    await delay(50);
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
