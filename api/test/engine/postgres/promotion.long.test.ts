import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StandbyRule } from '@yiqiao/engines/postgres/database-settings';
import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import type { Engine } from '@yiqiao/ports/engine';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../../engines/test/connect.ts';
import { addQuote, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { createRandom } from '../../seeded-random.ts';
import { startCutProxy } from '../rounds/cut-proxy.ts';
import { databaseSettings } from './open-postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { isPostgresMissing, needsPostgres } from './use-postgres.ts';

/** Of each set-up; `ROUNDS=30` is what an upgrade of the engine deserves. */
const rounds = Number(process.env.ROUNDS ?? 1);
const timeoutMs = 120_000 * rounds;
const writers = 6;
const patient = { timeout: 60_000 };
const at = '2026-11-28T10:00:00.000Z';

/** What the product says of each set-up, before anything is lost. */
const confirmed = { confirmedBy: 'north', concern: null };
const setUps = {
  asynchronous: {
    rule: 'optional',
    names: '',
    told: { concern: expect.stringMatching(/^The standby north confirms nothing, .* missing/) },
  },
  synchronous: { rule: 'optional', names: 'north', told: confirmed },
  required: { rule: 'required', names: 'north', told: confirmed },
} as const;
type SetUp = (typeof setUps)[keyof typeof setUps];

/** By the name of the document: the statuses that were acknowledged, or that a server has. */
type Quotes = Map<string, readonly string[]>;

describe.skipIf(isPostgresMissing)(`a standby that takes over under load, ${needsPostgres}`, () => {
  it.each(['synchronous', 'required'] as const)(
    `has what was acknowledged once, in ${rounds} rounds (%s)`,
    async (name) => {
      for (let round = 1; round <= rounds; round += 1) {
        const { lost, doubled, onOne } = await playRound(name, round);
        expect({ lost, doubled, onOne }).toEqual({ lost: 0, doubled: 0, onOne: 0 });
      }
    },
    timeoutMs,
  );

  it(
    `may lack what was acknowledged where it confirms nothing, which was said before, in ${rounds} rounds`,
    async () => {
      for (let round = 1; round <= rounds; round += 1) {
        const { doubled } = await playRound('asynchronous', round);
        expect(doubled).toBe(0);
      }
    },
    timeoutMs,
  );
});

async function playRound(name: keyof typeof setUps, round: number) {
  const server = await startPostgres(process.env.POSTGRES_BIN ?? '');
  try {
    const { acknowledged, before, north, others } = await loseThePrimary(server, name, round);
    const counts = {
      acknowledged: acknowledged.size,
      before,
      lost: countMissing(acknowledged, [north]),
      doubled: [...north.values()].filter(({ length }) => length > 1).length,
      onOne: name === 'required' ? countMissing(acknowledged, others) : 0,
    };
    console.info(`round ${round}, ${name}: ${JSON.stringify(counts)}`);
    return counts;
  } finally {
    await server.stop();
  }
}

/** People at work, a replication that lags, the end of the primary, and the standby in its place. */
async function loseThePrimary(server: PostgresServer, name: keyof typeof setUps, round: number) {
  const { rule, names, told }: SetUp = setUps[name];
  const url = await server.makeDatabase();
  const replication = await startCutProxy(Number(new URL(url).port));
  const north = await server.addStandby('north', { followed: replication.port });
  const northUrl = withPort(url, north.port);
  const address = await startCutProxy(Number(new URL(url).port));
  const settings = { ...databaseSettings(withPort(url, address.port)), maxConnections: writers };
  const open = (standby: StandbyRule) =>
    openPostgresEngine({ ...settings, standby }, { log: () => {} });
  await (await open('optional')).close();
  await nameStandbys(url, names);
  const engine = await open(rule);
  const expectTold = (what: object) =>
    expect.poll(() => engine.readConfirmation(), patient).toMatchObject(what);
  await expectTold(told);
  const load = startLoad(engine);
  await load.untilMore();

  replication.cut();
  await delay(createRandom(round)() * 500);
  server.crash();
  const before = load.acknowledged.size;
  north.promote();
  address.moveTo(north.port);
  let follower = northUrl;
  if (rule === 'required') {
    await expectTold({ concern: expect.stringMatching(/changes are refused until/) });
    const south = await server.addStandby('south', { copied: north.port });
    follower = withPort(url, south.port);
    await nameStandbys(northUrl, 'south');
  }
  await load.untilMore();
  await load.stop();
  await engine.close();
  server.start();
  const others = [await readQuotes(url), await readQuotes(follower)];
  return { acknowledged: load.acknowledged, before, north: await readQuotes(northUrl), others };
}

/** People who send each submission, and then its completion, until it is acknowledged. */
function startLoad({ records }: Pick<Engine, 'records'>) {
  const acknowledged: Quotes = new Map();
  const stopping = new AbortController();

  async function insist<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    while (!stopping.signal.aborted) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof EngineAway)) throw error;
        await delay(50);
      }
    }
    return null;
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const fileName = randomUUID();
      const send = () =>
        addQuote(records, sampleQuote(randomUUID(), { fileName, idempotencyKey: fileName }));
      const quote = await insist(send);
      if (quote === null) return;
      acknowledged.set(fileName, ['pending']);
      const complete = () => setStatus(records, quote.id, { status: 'completed', at });
      // Nothing is found of one that was lost.
      if ((await insist(complete)) !== null) acknowledged.set(fileName, ['completed']);
    }
  }

  const working = Array.from({ length: writers }, work);
  return {
    acknowledged,
    async untilMore() {
      const enough = acknowledged.size + 20 * writers;
      await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(enough);
    },
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

async function readQuotes(url: string): Promise<Quotes> {
  const client = await connect(url);
  const { rows } = await client.query<{ name: string; statuses: string[] }>(
    `select record ->> 'fileName' as name, array_agg(record ->> 'status') as statuses
    from quotes group by 1`,
  );
  await client.end();
  return new Map(rows.map(({ name, statuses }) => [name, statuses]));
}

/** How many are on none of the servers as they were acknowledged, or as they were to become. */
function countMissing(acknowledged: Quotes, servers: readonly Quotes[]): number {
  return [...acknowledged].filter(([name, [status = '']]) =>
    servers.every((quotes) => {
      const found = quotes.get(name) ?? [];
      return !found.includes(status) && !found.includes('completed');
    }),
  ).length;
}

async function nameStandbys(url: string, names: string): Promise<void> {
  const client = await connect(url);
  await client.query(`alter system set synchronous_standby_names = '${names}'`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

function withPort(url: string, port: number): string {
  return Object.assign(new URL(url), { port: `${port}` }).href;
}
