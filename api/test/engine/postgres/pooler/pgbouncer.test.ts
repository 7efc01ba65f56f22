import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../../../engines/test/connect.ts';
import { addQuote } from '../../../keep-quotes.ts';
import { sampleQuote } from '../../../sample-quote.ts';
import { describeFeed } from '../../conformance/describe-feed.ts';
import { describeJobs } from '../../conformance/describe-jobs.ts';
import { describeRecords } from '../../conformance/describe-records.ts';
import { describeSessions } from '../../conformance/describe-sessions.ts';
import { type EngineUnderTest, openForTest } from '../../conformance/engine-under-test.ts';
import { formatPlace, parsePlace } from '../open-postgres.ts';
import { postgresUnderTest } from '../postgres-under-test.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from '../use-postgres.ts';
import { type PgbouncerServer, startPgbouncer } from './pgbouncer-server.ts';

const program = process.env.PGBOUNCER_PATH;
const needsPgbouncer = `${needsPostgres}, and with the PgBouncer of \`PGBOUNCER_PATH\``;
/** How often a change feed polls when nobody wakes it: each change but the first takes this long. */
const pollMs = 2000;

describe.skipIf(isPostgresMissing || program === undefined)(needsPgbouncer, () => {
  const server = usePostgres();
  const direct = postgresUnderTest(server);
  let pooler: PgbouncerServer;
  beforeAll(async () => {
    pooler = await startPgbouncer(program ?? '', new URL(await server().makeDatabase()));
  });
  afterAll(() => pooler?.stop());

  /** @returns the same place, reached through the pooler; notices come from the server itself. */
  function throughPooler(place: string): string {
    const { url, folder } = parsePlace(place);
    return formatPlace(pooler.urlOf(url), folder, url);
  }

  const under: EngineUnderTest = {
    ...direct,
    makePlace: async () => throughPooler(await direct.makePlace()),
    async crash(place) {
      const crashed = await direct.crash(place);
      await untilLending(parsePlace(crashed).url);
      return crashed;
    },
  };
  const name = 'the engine on PostgreSQL, behind a pooler in transaction mode';
  describeRecords(name, under);
  describeFeed(name, under);
  describeJobs(name, under);
  describeSessions(name, under);

  /** After a login that failed while the server was down, the pooler refuses every other for a second. */
  async function untilLending(url: string): Promise<void> {
    await expect
      .poll(async () => {
        const client = await connect(url);
        // To connect reaches the pooler, which may have the greeting of the server from before.
        return client.query('select 1').finally(() => client.end());
      })
      .toBeTruthy();
  }

  /** @returns how long it took until all were heard of, each made when the one before had been. */
  async function timeChanges(place: string, ids: readonly string[]): Promise<number> {
    const one = await openForTest(under, place);
    const other = await openForTest(under, place);
    const told = new Set<string>();
    other.feed.onChange(({ id }) => told.add(id));
    const startedAt = performance.now();
    for (const id of ids) {
      await addQuote(one.records, sampleQuote(id));
      await expect.poll(() => told, { interval: 20 }).toContain(id);
    }
    return performance.now() - startedAt;
  }

  it('hears of changes at once where DATABASE_DIRECT_URL passes the pooler by', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(await timeChanges(await under.makePlace(), ids)).toBeLessThan(2 * pollMs);
  });

  it('hears of changes also where nothing passes the pooler by', async () => {
    const { url, folder } = parsePlace(await under.makePlace());
    expect(await timeChanges(formatPlace(url, folder), ['a'])).toBeLessThan(5 * pollMs);
  });
});
