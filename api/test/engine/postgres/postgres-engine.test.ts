import { describe } from 'vitest';
import { describeEngine } from '../conformance/describe-engine.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './postgres-server.ts';
import { postgresUnderTest } from './postgres-under-test.ts';

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();
  describeEngine('the engine on PostgreSQL', postgresUnderTest(server));
});
