import { describe } from 'vitest';
import { describeSequences } from '../conformance/describe-sequences.ts';
import { postgresUnderTest } from './postgres-under-test.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();
  describeSequences('the engine on PostgreSQL', postgresUnderTest(server));
});
