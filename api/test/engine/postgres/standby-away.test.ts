import type { StandbyRule } from '@yiqiao/engines/postgres/database-settings';
import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import { OutcomeUnknown } from '@yiqiao/ports/faults/outcome-unknown';
import { StandbyAway } from '@yiqiao/ports/faults/standby-away';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../../engines/test/connect.ts';
import { addQuote, setStatus } from '../../keep-quotes.ts';
import { quoteForm } from '../../quote-form.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type CutProxy, openCutProxy } from '../rounds/cut-proxy.ts';
import { databaseSettings } from './open-postgres.ts';
import type { Standby } from './postgres-server.ts';
import { openSharedOffice } from './shared-office.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const at = '2026-11-28T10:00:00.000Z';
const patient = { timeout: 30_000 };
const refused = /: changes are refused until/;

describe.skipIf(isPostgresMissing)(`a standby that is away, ${needsPostgres}`, () => {
  const server = usePostgres();
  let network: CutProxy;
  let north: Standby;
  let url: string;

  beforeAll(async () => {
    url = await server().makeDatabase();
    network = await openCutProxy(Number(new URL(url).port));
    north = await server().addStandby('north', { followed: network.port });
  });
  afterAll(() => network?.close());

  async function ask(statement: string): Promise<readonly Record<string, unknown>[]> {
    const client = await connect(url);
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  /** What commits wait for from now on, in each database. */
  async function nameStandbys(names: string): Promise<void> {
    await ask(`alter system set synchronous_standby_names = '${names}'`);
    await ask('select pg_reload_conf()');
  }

  const untilWaited = () =>
    expect
      .poll(() => ask("select 1 from pg_stat_activity where wait_event = 'SyncRep'"), patient)
      .not.toHaveLength(0);

  async function openEngine(standby: StandbyRule, place?: string) {
    const settings = { ...databaseSettings(place ?? (await server().makeDatabase())), standby };
    const engine = await openPostgresEngine(settings, { log: () => {} });
    onTestFinished(() => engine.close());
    const expectConcern = (concern: unknown) =>
      expect.poll(() => engine.readConfirmation(), patient).toMatchObject({ concern });
    return { ...engine, expectConcern };
  }

  it('refuses what nobody would confirm, whatever else works, and takes it when the standby is back', async () => {
    const { records, sessions, expectConcern, jobs } = await openEngine('optional');
    await addQuote(records, sampleQuote('a'));
    await nameStandbys('north');
    await expectConcern(null);
    const complete = () => setStatus(records, 'a', { status: 'completed', at });
    north.crash();
    await expectConcern(expect.stringMatching(/^No standby of .*\(north\) is connected/));
    await expect(complete()).rejects.toBeInstanceOf(StandbyAway);
    expect(await records.isHealthy()).toBe(false);
    await expect(jobs.take('count', 'a', async () => {})).rejects.toBeInstanceOf(StandbyAway);
    // None of these waits.
    const session = { digest: 'd', createdAt: 1, lastSeenAt: 1, credential: 'c' };
    await sessions.begin(session, () => false);
    expect(await sessions.find('d')).toEqual(session);
    await sessions.end('d');
    expect((await records.get('a'))?.status).toBe('pending');
    north.start();
    await expectConcern(null);
    expect(await complete()).toMatchObject({ kind: 'changed' });
    await nameStandbys('');
  });

  it('lets one change wait and refuses the others, when the network to it is cut', async () => {
    const { records, expectConcern } = await openEngine('optional');
    for (const id of ['a', 'b']) await addQuote(records, sampleQuote(id));
    await nameStandbys('north');
    await expectConcern(null);
    network.cut();
    const waiting = setStatus(records, 'a', { status: 'completed', at });
    await expectConcern(expect.stringMatching(/for more than 3 seconds/));
    const other = setStatus(records, 'b', { status: 'completed', at });
    await expect(other).rejects.toBeInstanceOf(StandbyAway);
    expect((await records.get('a'))?.status).toBe('pending');
    network.mend();
    expect(await waiting).toMatchObject({ kind: 'changed' });
    await expectConcern(null);
    await nameStandbys('');
  });

  it.each(['optional', 'required'] as const)(
    'has not confirmed a change whose wait was cancelled (%s)',
    async (rule) => {
      const place = await server().makeDatabase();
      await openEngine('optional', place);
      await nameStandbys('north');
      const { records, expectConcern } = await openEngine(rule, place);
      await expectConcern(null);
      const add = () => addQuote(records, sampleQuote('a', { idempotencyKey: 'key-a' }));
      network.cut();
      const adding = add();
      adding.catch(() => {});
      await untilWaited();
      await ask('select pg_terminate_backend(pid) from pg_stat_replication');
      await ask("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'");
      await expect(adding).rejects.toBeInstanceOf(OutcomeUnknown);
      // It is there to be read, and nobody is told that it is kept.
      await expect(add()).rejects.toBeInstanceOf(StandbyAway);
      network.moveTo(Number(new URL(url).port));
      network.mend();
      await expectConcern(null);
      expect(await add()).toMatchObject({ id: 'a', revision: 1 });
      await nameStandbys('');
    },
  );

  it('is told in a sentence where one is required, over HTTP', async () => {
    await nameStandbys('north');
    const office = await openSharedOffice(server(), { DATABASE_STANDBY: 'required' });
    const { url: address } = await office.join();
    const send = async () => {
      const answer = await fetch(`${address}/api/upload-quote`, {
        method: 'POST',
        body: quoteForm(),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const readHealth = async () => (await fetch(`${address}/api/health`)).json();
    expect(await send()).toMatchObject({ status: 201 });
    await nameStandbys('');
    const concern = expect.stringMatching(/^DATABASE_STANDBY is required and .* is empty/);
    await expect
      .poll(readHealth, patient)
      .toMatchObject({ status: 'degraded', store: 'failing', engine: { concern } });
    expect(await send()).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/cannot keep a second copy .* nothing was changed/) },
    });
    await nameStandbys('north');
    await expect.poll(send, patient).toMatchObject({ status: 201 });
    await nameStandbys('');
  });

  it('is asked for by each change where it is required, whatever the role has set', async () => {
    const place = await server().makeDatabase();
    const name = new URL(place).pathname.slice(1);
    await ask(`alter database ${name} set synchronous_commit = local`);
    await nameStandbys('north');
    const { records, expectConcern } = await openEngine('required', place);
    await expectConcern(null);
    network.cut();
    const adding = addQuote(records, sampleQuote('a'));
    await untilWaited();
    network.mend();
    expect(await adding).toMatchObject({ id: 'a' });
    await nameStandbys('');
  });

  it('refuses a first start that would wait for ever', async () => {
    const opened = openEngine('required');
    await expect(opened).rejects.toThrow(refused);
    await expect(opened).rejects.toThrow('Nothing was changed.');
  });
});
