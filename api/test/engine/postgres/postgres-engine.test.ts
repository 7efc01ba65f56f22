import { describe } from 'vitest';
import { describeEngine } from '../conformance/describe-engine.ts';
import { postgresUnderTest } from './postgres-under-test.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();
  describeEngine('the engine on PostgreSQL', postgresUnderTest(server));
});
