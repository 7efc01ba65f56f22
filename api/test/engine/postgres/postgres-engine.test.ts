import { afterAll, beforeAll, describe } from 'vitest';
import { describeEngine } from '../conformance/describe-engine.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';
import { postgresUnderTest } from './postgres-under-test.ts';

describe.skipIf(postgresPrograms === undefined)(
  'with a PostgreSQL of its own (POSTGRES_BIN; npm run test:everything sets it)',
  () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(postgresPrograms ?? '');
    });
    afterAll(() => server.stop());

    describeEngine(
      'the engine on PostgreSQL',
      postgresUnderTest(() => server),
    );
  },
);
