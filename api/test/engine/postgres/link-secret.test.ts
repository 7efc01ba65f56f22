import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkDatabase } from '../../../src/operations/doctor/check-database.ts';
import { databaseSettings } from './open-postgres.ts';
import { runSql } from './run-sql.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const programs = process.env.POSTGRES_BIN ?? '';
const [older, newer] = ['the older of two secrets', 'the newer of two secrets'];

const access = {
  adminPassword: 'a long enough password',
  adminUsername: 'admin',
  kept: keptByDefault,
};

describe.skipIf(isPostgresMissing)(`what makes clients' links, ${needsPostgres}`, () => {
  const server = usePostgres();

  async function open(url: string, secrets: readonly string[]) {
    const settings = { ...databaseSettings(url), secrets };
    const engine = await openPostgresEngine(settings, { log: () => {} });
    onTestFinished(() => engine.close());
    return engine;
  }

  async function readWith(url: string, ...secrets: string[]): Promise<string> {
    return (await open(url, secrets)).sessions.readLinkSecret();
  }

  function dump(url: string): string {
    return execFileSync(join(programs, 'pg_dump'), [url], { encoding: 'utf8' });
  }

  it('stands in no dump, nor does what signs cookies, or the address of a client', async () => {
    const url = await server().makeDatabase();
    const { sessions } = await open(url, [newer]);
    const secret = await sessions.readLinkSecret();
    await sessions.countAttempts('log-in', { capacity: 2, msPerAttempt: 1000 }).take('203.0.113.5');
    const text = dump(url);
    expect(text).toContain('link-secret');
    expect(text).toContain('log-in');
    for (const hidden of [secret, await sessions.readSigningKey(), '203.0.113.5']) {
      expect(text).not.toContain(hidden);
      expect(text).not.toContain(Buffer.from(hidden).toString('base64'));
    }
  });

  it('stays the same where an earlier release has left it open, and is sealed by the first start', async () => {
    const url = await server().makeDatabase();
    await readWith(url, newer);
    const left = 'l'.repeat(43);
    await runSql(url, "update secrets set value = $1 where name = 'link-secret'", [
      JSON.stringify(left),
    ]);
    expect(dump(url)).toContain(left);
    expect(await Promise.all([readWith(url, newer), readWith(url, newer)])).toEqual([left, left]);
    expect(dump(url)).not.toContain(left);
    expect(await readWith(url, newer)).toBe(left);
  });

  it('follows SESSION_SECRET from the older to the newer, and refuses one that it never had', async () => {
    const url = await server().makeDatabase();
    const secret = await readWith(url, older);
    expect(await readWith(url, newer, older)).toBe(secret);
    expect(await readWith(url, newer)).toBe(secret);
    await expect(readWith(url, older)).rejects.toThrow(/sealed with another SESSION_SECRET/);
    const settings = { ...databaseSettings(url), secrets: [older] };
    expect(await checkDatabase(settings, access, Date.now())).toMatchObject([
      { severity: 'problem', what: expect.stringMatching(/another SESSION_SECRET/) },
    ]);
  });

  it('is one for processes that make it at once', async () => {
    const url = await server().makeDatabase();
    const made = await Promise.all([0, 1, 2].map(() => readWith(url, newer)));
    expect(new Set(made).size).toBe(1);
  });
});
