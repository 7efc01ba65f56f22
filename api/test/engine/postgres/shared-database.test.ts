import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../../engines/test/connect.ts';
import { runCommand } from '../../../src/operations/run-command.ts';
import { readSettings } from '../../../src/settings/settings.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { addQuote, listOf, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { openForTest } from '../conformance/engine-under-test.ts';
import { startCommitProxy } from './commit-proxy.ts';
import { databaseEnvironment, databaseSettings, formatPlace, parsePlace } from './open-postgres.ts';
import { postgresUnderTest } from './postgres-under-test.ts';
import { runSql, silenceProcesses } from './run-sql.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const at = '2026-11-20T10:00:00.000Z';
const tables = "select tablename from pg_tables where schemaname = 'public'";

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();
  const under = postgresUnderTest(server);

  /** Two engines on one database share nothing else, as two processes do. */
  async function openTwo() {
    const place = await under.makePlace();
    return [await openForTest(under, place), await openForTest(under, place)] as const;
  }

  async function refusalOf(url: string): Promise<string> {
    const settings = databaseSettings(url);
    const opened = openPostgresEngine(settings, { log: () => {} });
    return opened.then(
      async (engine) => {
        await engine.close();
        return 'opened';
      },
      (error: Error) => error.message,
    );
  }

  it('reads what a newer release has written in a version of its own, and changes nothing of it', async () => {
    const place = await under.makePlace();
    const { records } = await openForTest(under, place);
    await addQuote(records, sampleQuote('a'));
    const { url } = parsePlace(place);
    await runSql(url, 'update quotes set version = 99');
    expect((await records.get('a'))?.status).toBe('pending');
    const change = setStatus(records, 'a', { status: 'completed', at });
    await expect(change).rejects.toThrow(EngineAway);
    await expect(change).rejects.toThrow(/version 99.*must be upgraded/);
    expect(await runSql(url, "select version, record ->> 'status' as status from quotes")).toEqual([
      { version: 99, status: 'pending' },
    ]);
  });

  it('tells at each of them every change that was answered at the other, in whatever order they commit', async () => {
    const engines = await openTwo();
    const [one] = engines;
    const writers = Array.from({ length: 8 }, (_, index) => `w${index}`);
    for (const id of writers) await addQuote(one.records, sampleQuote(id));
    let { cursor } = await one.feed.readAll();
    const missed: string[] = [];
    async function write(id: string, number: number): Promise<void> {
      const { records } = engines[number % 2] ?? one;
      const reader = engines[(number + 1) % 2] ?? one;
      for (let round = 0; round < 25; round += 1) {
        const since = cursor ?? '';
        const status = round % 2 === 0 ? 'completed' : 'pending';
        const decision = await setStatus(records, id, { status, at });
        const changes = await reader.feed.changesSince(since);
        const told = changes?.changed.find((quote) => quote.id === id);
        if ((told?.revision ?? 0) < (decision?.quote.revision ?? 0)) missed.push(`${id} ${round}`);
        cursor = changes?.cursor ?? null;
      }
    }
    await Promise.all(writers.map(write));
    expect(missed).toEqual([]);
  });

  it('holds a change that was begun first and committed last back from nobody', async () => {
    const place = await under.makePlace();
    const { records, feed } = await openForTest(under, place);
    for (const id of ['slow', 'quick']) await addQuote(records, sampleQuote(id));
    const slow = await connect(parsePlace(place).url);
    onTestFinished(() => slow.end());
    await slow.query('begin');
    await slow.query("update quotes set change_xid = pg_current_xact_id() where id = 'slow'");
    const { cursor } = await feed.readAll();
    await setStatus(records, 'quick', { status: 'completed', at });
    const before = await feed.changesSince(cursor ?? '');
    expect(before?.changed.map(({ id }) => id)).toEqual(['quick']);
    await slow.query('commit');
    const after = await feed.changesSince(before?.cursor ?? '');
    expect(after?.changed.map(({ id }) => id)).toEqual(['slow']);
    expect((await feed.changesSince(after?.cursor ?? ''))?.changed).toEqual([]);
  });

  it('wakes the listeners of the other process', async () => {
    const [one, other] = await openTwo();
    const told: string[] = [];
    other.feed.onChange(({ id, status }) => told.push(`${id} ${status}`));
    await addQuote(one.records, sampleQuote('a'));
    await expect.poll(() => told).toContain('a pending');
  });

  it('lets one process do a job, and another when the first shows no sign of life', async () => {
    const place = await under.makePlace();
    const one = await openForTest(under, place);
    const other = await openForTest(under, place);
    let end = () => {};
    let working: Promise<boolean> | undefined;
    await new Promise<void>((begun) => {
      working = one.jobs.take('count', 'a', () => {
        begun();
        return new Promise((resolve) => {
          end = resolve;
        });
      });
    });
    expect(await other.jobs.take('count', 'a', async () => {})).toBe(false);
    // A beat of the first may come in between.
    await expect
      .poll(async () => {
        await silenceProcesses(parsePlace(place).url);
        return other.jobs.take('count', 'a', async () => {});
      })
      .toBe(true);
    end();
    await working;
    expect(await other.jobs.take('count', 'a', async () => {})).toBe(true);
  });

  it('knows no cursor of before the database was brought to another cluster', async () => {
    const place = await under.makePlace();
    const { records, feed, close } = await under.openEngine(place);
    await addQuote(records, sampleQuote('a'));
    const { cursor } = await feed.readAll();
    await close();
    // As a dump of another cluster leaves it: another timeline, and numbers from the future.
    const { url } = parsePlace(place);
    await runSql(url, 'update store set id = gen_random_uuid()');
    await runSql(url, "update quotes set change_xid = '999999999'");
    const later = await openForTest(under, place);
    expect(await later.feed.changesSince(cursor ?? '')).toBeNull();
    const now = await later.feed.readAll();
    expect((await later.feed.changesSince(now.cursor ?? ''))?.changed).toEqual([]);
    await setStatus(later.records, 'a', { status: 'completed', at });
    expect((await later.feed.changesSince(now.cursor ?? ''))?.changed).toHaveLength(1);
  });

  it('finds out what became of a change whose answer was lost', async () => {
    const place = await under.makePlace();
    const { url, folder } = parsePlace(place);
    const proxy = await startCommitProxy(url);
    const { records } = await openForTest(under, formatPlace(proxy.url, folder));
    await addQuote(records, sampleQuote('a'));
    proxy.cutNext('before its answer');
    const decision = await setStatus(records, 'a', { status: 'completed', at });
    expect(decision).toMatchObject({ kind: 'changed', quote: { revision: 2 } });
    expect((await records.get('a'))?.revision).toBe(2);
    proxy.cutNext('before it arrives');
    const lost = setStatus(records, 'a', { status: 'cancelled', at });
    await expect(lost).rejects.toBeInstanceOf(EngineAway);
    expect((await records.get('a'))?.status).toBe('completed');
  });

  it('keeps a text that PostgreSQL has no characters for', async () => {
    const { records, feed } = await openForTest(under, await under.makePlace());
    await addQuote(records, sampleQuote('a'));
    await setStatus(records, 'a', { status: 'completed', at, device: 'half \ud800 and \0 none' });
    const [quote] = await listOf(feed);
    expect(quote?.history.at(-1)?.device).toBe('half \ufffd and \ufffd none');
    expect(await records.get('\0')).toBeUndefined();
    expect(await records.findByFilePath('a\0')).toBeUndefined();
  });

  it('lists all that there is, also beyond one page', async () => {
    const place = await under.makePlace();
    const { records, feed } = await openForTest(under, place);
    await addQuote(records, sampleQuote('q'));
    await runSql(
      parsePlace(place).url,
      `insert into quotes (id, reference, jobs, version, record)
      select 'q' || n, 'YQ-q' || n, jobs, version,
        record || jsonb_build_object('id', 'q' || n, 'reference', 'YQ-q' || n)
      from quotes, generate_series(1, 1200) as n`,
    );
    const ids = (await listOf(feed)).map(({ id }) => id);
    expect(ids).toHaveLength(1201);
    expect(new Set(ids).size).toBe(1201);
    expect([ids.at(0), ids.at(-1)]).toEqual(['q1200', 'q']);
  });

  it('tells in one sentence why it cannot be opened', async () => {
    const { url } = parsePlace(await under.makePlace());
    const changed = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return other.href;
    };
    const refused = [
      [changed((it) => (it.password = 'wrong')), 'refuses the user "postgres" or the password'],
      [changed((it) => (it.pathname = '/nothing')), 'names the database "nothing"'],
      [changed((it) => (it.port = '1')), 'Nothing answers at'],
      [changed((it) => (it.hostname = 'nowhere.invalid')), 'nobody knows its address'],
    ] as const;
    for (const [wrong, sentence] of refused) {
      const message = await refusalOf(wrong);
      expect(message).toContain(sentence);
      expect(message).toContain('DATABASE_URL');
      expect(message).not.toContain('scram');
    }
  });

  it('changes nothing in a database of a newer release, or in one that forgets what was acknowledged', async () => {
    const { url } = parsePlace(await under.makePlace());
    expect(await refusalOf(url)).toBe('opened');
    await runSql(url, "insert into migrations (number, name) values (999, '999-later.sql')");
    expect(await refusalOf(url)).toContain('newer release (migration 999');
    const careless = await server().makeDatabase();
    const name = new URL(careless).pathname.slice(1);
    await runSql(careless, `alter database ${name} set synchronous_commit = off`);
    expect(await refusalOf(careless)).toContain('synchronous_commit must be on');
    expect(await runSql(careless, tables)).toEqual([]);
  });

  it('is changed by no doctor, and has the password that a command sets', async () => {
    const { url } = parsePlace(await under.makePlace());
    const printed: string[] = [];
    const run = (...args: string[]) =>
      runCommand(args, {
        user: undefined,
        settings: readSettings({ ...databaseEnvironment(url), DATA_DIR: 'data' }, folder),
        home: folder,
        workingFolder: folder,
        now: Date.now(),
        print: (line) => printed.push(line),
        ask: async () => '',
      });
    const folder = await temporaryFolder();
    await run('doctor', '--quick');
    expect(printed.join('\n')).toContain('The database is empty.');
    expect(await runSql(url, tables)).toEqual([]);
    expect(await run('admin-password', '--generate')).toBe(0);
    expect(await runSql(url, "select 1 as one from secrets where name = 'credential'")).toEqual([
      { one: 1 },
    ]);
    printed.length = 0;
    await run('doctor', '--quick');
    const told = printed.join('\n');
    expect(told).toMatch(/The database answers in \d/);
    expect(told).toContain('It holds 0 submissions; 0 servers at work on it.');
    expect(told).not.toContain('No password is set');
  });
});
