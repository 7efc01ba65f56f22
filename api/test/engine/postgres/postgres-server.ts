import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../../../engines/test/connect.ts';
import { findPort } from '../../listen-locally.ts';

/** A PostgreSQL of our own, in a temporary folder. */
export interface PostgresServer {
  /** Makes a database of its own. @returns its URL. */
  makeDatabase(): Promise<string>;
  /** Ends it as a loss of power would, and waits until it is gone. */
  crash(): void;
  start(): void;
  /** Starts it if it has ended by itself. */
  ensureStarted(): void;
  /**
   * Starts a standby that follows it, until `stop`.
   * @param way where it is followed: at another port than its own, or another server.
   */
  addStandby(
    name: string,
    way?: { readonly copied?: number; readonly followed?: number },
  ): Promise<Standby>;
  stop(): Promise<void>;
}

export interface Standby {
  readonly port: number;
  /** Makes it take changes. */
  promote(): void;
  crash(): void;
  start(): void;
}

export const databasePassword = 'scram';

/** After a crash one call flushes what else takes a call for each file of every test's database. */
const quickRecovery = process.platform === 'linux' ? ['-c recovery_init_sync_method=syncfs'] : [];

/** The system's user of no rights: PostgreSQL refuses to be run by root. */
export const nobody = 65_534;

/**
 * @param programs the folder of `initdb` and `pg_ctl`.
 * @param place where its folder is made.
 */
export async function startPostgres(programs: string, place = tmpdir()): Promise<PostgresServer> {
  const folder = await mkdtemp(join(place, 'yiqiao-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody, nobody);
  const user: SpawnSyncOptions = isRoot ? { uid: nobody, gid: nobody } : {};
  const data = join(folder, 'data');
  const port = await findPort();
  const superuser = 'postgres';
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${databasePassword}\n`, { mode: 0o644 });

  function run(program: string, args: readonly string[]): void {
    // A server that is left running would hold the pipes open.
    const { status, error } = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    if (status !== 0) throw new Error(`${program} failed: ${error ?? `exit code ${status}`}`);
  }

  const places = [data];

  function startIn(place: string, onPort: number, more: readonly string[] = []): void {
    const own = [`-p ${onPort}`, '-h 127.0.0.1', `-k ${folder}`, ...quickRecovery];
    const options = [...own, ...more].join(' ');
    run('pg_ctl', ['-D', place, '-w', '-l', `${place}.log`, '-o', options, 'start']);
  }

  const start = () => startIn(data, port);
  const stopIn = (place: string) => run('pg_ctl', ['-D', place, '-w', '-m', 'immediate', 'stop']);

  run('initdb', [
    ...['-D', data, '-U', superuser, '-E', 'UTF8', '--no-locale', '--no-sync'],
    ...['-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
  ]);
  start();
  const urlOf = (name: string, atPort = port) =>
    `postgres://${superuser}:${databasePassword}@127.0.0.1:${atPort}/${name}`;
  let databases = 0;

  return {
    async makeDatabase() {
      databases += 1;
      const name = `office_${databases}`;
      const client = await connect(urlOf('postgres'));
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    crash: () => stopIn(data),
    start,
    ensureStarted() {
      const { status } = spawnSync(join(programs, 'pg_ctl'), ['-D', data, 'status'], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      if (status !== 0) start();
    },
    async addStandby(name, { copied = port, followed = copied } = {}) {
      const place = join(folder, name);
      const source = urlOf('postgres', copied);
      run('pg_basebackup', ['-D', place, '-R', '-X', 'stream', '-c', 'fast', '-d', source]);
      const ownPort = await findPort();
      const address = `${urlOf('postgres', followed)}?application_name=${name}`;
      const follow = [`-c primary_conninfo='${address}'`, '-c wal_retrieve_retry_interval=200ms'];
      startIn(place, ownPort, follow);
      places.push(place);
      return {
        port: ownPort,
        promote: () => run('pg_ctl', ['-D', place, '-w', 'promote']),
        crash: () => stopIn(place),
        start: () => startIn(place, ownPort, follow),
      };
    },
    async stop() {
      for (const place of places) {
        if ((await readdir(place)).includes('postmaster.pid')) stopIn(place);
      }
      await rm(folder, { recursive: true });
    },
  };
}
