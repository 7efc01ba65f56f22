import { join } from 'node:path';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import type { EngineUnderTest } from '../conformance/engine-under-test.ts';
import { formatPlace, openEngine } from './open-postgres.ts';
import type { PostgresServer } from './postgres-server.ts';

/** @param server asked when a test runs: it is started after the tests are described. */
export function postgresUnderTest(server: () => PostgresServer): EngineUnderTest {
  return {
    module: join(import.meta.dirname, 'open-postgres.ts'),
    sequencesAtOnce: 50,
    makePlace: async () => formatPlace(await server().makeDatabase(), await temporaryFolder()),
    openEngine,
    async crash(place) {
      server().crash();
      server().start();
      return place;
    },
  };
}
