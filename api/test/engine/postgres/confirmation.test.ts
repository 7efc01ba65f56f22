import { thisMachineAlone } from '@yiqiao/contract/http/health';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { readConfirmation } from '@yiqiao/engines/postgres/confirmation/read-confirmation';
import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import type { Log } from '@yiqiao/ports/log';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../../engines/test/connect.ts';
import { checkDatabase } from '../../../src/operations/doctor/check-database.ts';
import { databaseSettings } from './open-postgres.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const access = {
  adminPassword: 'a long enough password',
  adminUsername: 'admin',
  kept: keptByDefault,
};

describe.skipIf(isPostgresMissing)(`who confirms a change, ${needsPostgres}`, () => {
  const server = usePostgres();

  /** What a start says of a database: to health, to the log and in the doctor. */
  async function tell(url: string) {
    const lines: unknown[] = [];
    const settings = databaseSettings(url);
    const log: Log = (level, event, fields) => {
      if (event === 'database-confirmation') lines.push({ level, ...fields });
    };
    const engine = await openPostgresEngine(settings, { log });
    const health = (await engine.readConfirmation())?.confirmedBy;
    await engine.close();
    const findings = await checkDatabase(settings, access, Date.now());
    const doctor = findings.filter(({ what }) => what.includes('confirm'));
    return { health, log: lines, doctor };
  }

  async function run(url: string, ...statements: string[]): Promise<void> {
    const client = await connect(url);
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  /** The same for a user who need not be allowed to change anything. */
  async function look(connectionString: string) {
    const client = await connect(connectionString);
    try {
      return await readConfirmation(async (text) => (await client.query(text)).rows, 'optional');
    } finally {
      await client.end();
    }
  }

  /** Settings take hold a moment after they were given; a standby is known a moment after it came. */
  async function expectTold(
    url: string,
    confirmedBy: string,
    severity: 'good' | 'warning',
    what: RegExp,
  ) {
    await expect
      .poll(() => tell(url))
      .toMatchObject({
        health: confirmedBy,
        log: [
          {
            level: severity === 'good' ? 'info' : 'warn',
            confirmedBy,
            message: expect.stringMatching(what),
          },
        ],
        doctor: [{ severity, what: expect.stringMatching(what) }],
      });
  }

  it('says whether a standby has what is acknowledged, and warns of one that has not', async () => {
    const url = await server().makeDatabase();
    await expectTold(url, thisMachineAlone, 'good', /by this machine alone/);

    await server().addStandby('north');
    const idle = /The standby north confirms nothing, because synchronous_standby_names is empty/;
    await expectTold(url, thisMachineAlone, 'warning', idle);

    await run(
      url,
      "alter system set synchronous_standby_names = 'north'",
      'select pg_reload_conf()',
    );
    await expectTold(url, 'north', 'good', /confirmed by north/);

    await run(url, 'alter database office_1 set synchronous_commit = remote_write');
    await expectTold(
      url,
      thisMachineAlone,
      'warning',
      /because synchronous_commit is remote_write/,
    );
    await run(url, 'alter database office_1 set synchronous_commit = local');
    await expectTold(url, thisMachineAlone, 'warning', /because synchronous_commit is local/);
    await run(url, 'alter database office_1 reset synchronous_commit');

    await run(url, "create user clerk password 'scram'");
    const asClerk = new URL(url);
    asClerk.username = 'clerk';
    expect(await look(asClerk.href)).toMatchObject({ confirmedBy: 'north', state: 'good' });
    await run(url, "alter system set synchronous_standby_names = ''", 'select pg_reload_conf()');
    await expect
      .poll(() => look(asClerk.href))
      .toMatchObject({ message: expect.stringMatching(/^The standby north confirms nothing/) });
  });
});
