import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** Where `initdb` is. */
const postgresPrograms = process.env.POSTGRES_BIN;
export const isPostgresMissing = postgresPrograms === undefined;
export const needsPostgres = 'with a PostgreSQL of its own, whose programs `POSTGRES_BIN` names';

/** Starts it for the tests of a file, and ends it after them. */
export function usePostgres(): () => PostgresServer {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    server = await startPostgres(postgresPrograms ?? '');
  });
  afterAll(() => server?.stop());
  return () => {
    if (server === undefined) throw new Error('PostgreSQL is started when the tests begin.');
    return server;
  };
}
