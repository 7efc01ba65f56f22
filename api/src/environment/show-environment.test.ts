import { environmentNames, type ShownVariable } from '@yiqiao/contract/record/environment';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '../settings/settings.ts';
import { showEnvironment } from './show-environment.ts';

const whole = {
  PUBLIC_ORIGIN: 'https://yiqiao.example',
  SMTP_URL: 'smtps://office:geheim@smtp.yiqiao.example',
  MAIL_FROM: 'Yiqiao <hello@yiqiao.example>',
};

function show(environment: Record<string, string>, confirmedBy?: string, hasOwnKept = false) {
  return showEnvironment(readSettings(environment, '/srv/yiqiao'), { confirmedBy, hasOwnKept });
}

function variable(name: string, environment: Record<string, string>, confirmedBy?: string) {
  const all = show(environment, confirmedBy).groups.flatMap(({ variables }) => variables);
  const { name: _, ...shown } = all.find((one) => one.name === name) ?? ({} as ShownVariable);
  return shown;
}

describe('showEnvironment', () => {
  it('has every variable once, and none that is no setting', () => {
    const shown = show({}).groups.flatMap(({ variables }) => variables.map(({ name }) => name));
    expect(shown.toSorted()).toEqual([...settingNames].sort());
    expect(environmentNames.toSorted()).toEqual([...settingNames].sort());
  });

  it('tells what was set from what holds anyway, and from what is missing', () => {
    expect(variable('PORT', { PORT: '8080' })).toEqual({ state: 'set', value: '8080' });
    expect(variable('PORT', {})).toEqual({ state: 'default', value: '3000' });
    expect(variable('PORT', { PORT: '' })).toEqual({ state: 'default', value: '3000' });
    expect(variable('DATA_DIR', { DATA_DIR: 'office' }).value).toBe('/srv/yiqiao/office');
    expect(variable('OUTGOING_HOSTS', {})).toEqual({ state: 'unset' });
    expect(variable('OFFICE_LANGUAGE', {})).toEqual({ state: 'unset' });
    expect(variable('CONNECTIONS', { LIMITS: 'large' })).toEqual({
      ...{ state: 'default', value: '4000' },
    });
    expect(variable('BACKUP_SECONDS', { BACKUP_SECONDS: '30' })).toEqual({ state: 'set' });
  });

  it('shows where addresses lead, and of keys of Stripe whether they move money', () => {
    expect(variable('SMTP_URL', whole)).toEqual({
      ...{ state: 'set', host: 'smtp.yiqiao.example', port: 465 },
    });
    expect(variable('MAIL_FROM', whole).value).toBe('hello@yiqiao.example');
    const shared = { SESSION_SECRET: 'shared by all processes' };
    const DATABASE_URL = 'postgres://office:geheim@db.example:6432/office?sslmode=no-verify';
    expect(variable('DATABASE_URL', { ...shared, DATABASE_URL }, 'standby a')).toEqual({
      ...{ state: 'set', host: 'db.example', port: 6432, confirmedBy: 'standby a' },
    });
    for (const mode of ['live', 'test']) {
      const keys = {
        STRIPE_SECRET_KEY: `sk_${mode}_0123456789`,
        STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
      };
      expect(variable('STRIPE_SECRET_KEY', { ...whole, ...keys })).toEqual({ state: 'set', mode });
      expect(variable('STRIPE_WEBHOOK_SECRET', { ...whole, ...keys })).toEqual({ state: 'set' });
    }
  });

  it.each([
    ['PUBLIC_ORIGIN', {}, 'no-address'],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://yiqiao.example' }, 'address-not-secure'],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://localhost:3000' }, undefined],
    ['PUBLIC_ORIGIN', whole, undefined],
    ['SMTP_URL', {}, 'no-mail'],
    ['SMTP_URL', whole, undefined],
    ['OFFICE_MAIL', {}, undefined],
    ['OFFICE_MAIL', whole, 'office-untold'],
    ['OFFICE_MAIL', { ...whole, OFFICE_MAIL: 'desk@yiqiao.example' }, undefined],
    ['DKIM_SELECTOR', whole, 'not-signed-here'],
    ['STRIPE_WEBHOOK_SECRET', {}, 'no-cards'],
    ['DATABASE_URL', {}, 'store-here'],
    ['S3_ENDPOINT', {}, 'documents-here'],
    ['BACKUP_TO', {}, 'no-backup'],
    ['ADMIN_PASSWORD', {}, 'kept-password'],
    ['SESSION_SECRET', {}, 'made-secret'],
    ['RETENTION_HOURS', {}, undefined],
    ['RETENTION_HOURS', { RETENTION_HOURS: 'off' }, 'never-deleted'],
  ])('says what follows from %s in %o: %s', (name, environment, note) => {
    expect(variable(name, environment).note).toBe(note);
  });

  it('says of what an owner has decided that it does not count', () => {
    const { groups } = show({ RETENTION_HOURS: 'off' }, undefined, true);
    const keeping = groups.find(({ group }) => group === 'keeping');
    expect(keeping?.variables.map(({ note }) => note)).toEqual(Array(3).fill('owner-decides'));
  });

  it('says where a test mail goes', () => {
    expect(show({}).mail).toBeNull();
    expect(show(whole).mail).toEqual({});
    const OFFICE_MAIL = 'desk@yiqiao.example';
    expect(show({ ...whole, OFFICE_MAIL }).mail).toEqual({ to: OFFICE_MAIL });
  });
});

describe('a secret in the environment', () => {
  /** Long enough to stand nowhere by chance. */
  const secret = fc.stringMatching(/^[a-z\d]{18,24}$/).filter((text) => new Set(text).size >= 8);
  const secrets = fc.array(secret, { minLength: 20, maxLength: 20 });

  /** Every place in which a setting may hold one, each with one of its own. */
  function environments(list: readonly string[]): Record<string, string>[] {
    const left = [...list];
    const next = () => left.pop() ?? '';
    const shared = {
      ...whole,
      ADMIN_USERNAME: next(),
      ADMIN_PASSWORD: next(),
      SESSION_SECRET: `${next()},${next()}`,
      SMTP_URL: `smtps://${next()}:${next()}@smtp.yiqiao.example?tls=required`,
      MAIL_FROM: `${next()} <hello@yiqiao.example>`,
      STRIPE_SECRET_KEY: `sk_live_${next()}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${next()},whsec_${next()}`,
    };
    const backup = {
      BACKUP_TO: `s3://backups/${next()}`,
      BACKUP_KEY: Buffer.from(next().padEnd(32, 'x').slice(0, 32)).toString('hex'),
      BACKUP_S3_ENDPOINT: 'https://s3.example',
      BACKUP_S3_ACCESS_KEY_ID: next(),
      BACKUP_S3_SECRET_ACCESS_KEY: next(),
    };
    const several = {
      DATABASE_URL: `postgres://${next()}:${next()}@db.example:6432/${next()}?application_name=${next()}`,
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: next(),
      S3_SECRET_ACCESS_KEY: next(),
    };
    return [
      { ...shared, ...backup },
      { ...shared, ...several },
    ];
  }

  it('never leaves the server, wherever it stands', () => {
    fc.assert(
      fc.property(secrets, (list) => {
        for (const environment of environments(list)) {
          const answer = JSON.stringify(show(environment, 'standby a'));
          const given = Object.keys(environment);
          expect(answer.match(/"state":"set"/g)).toHaveLength(given.length);
          const key = environment.BACKUP_KEY;
          for (const one of key === undefined ? list : [...list, key]) {
            expect(answer.toLowerCase()).not.toContain(one.toLowerCase());
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
