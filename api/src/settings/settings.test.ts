import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('needs nothing to be set', () => {
    expect(readSettings({}, '/srv/yiqiao')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '/srv/yiqiao/data',
      uploadsFolder: '/srv/yiqiao/uploads',
      adminUsername: 'admin',
      adminPassword: undefined,
      trustProxy: 'loopback',
      kept: { retentionHours: 23, abandonedDays: 30, invoiceYears: 10 },
    });
  });

  it('reads what is set, folders from the repository on', () => {
    const settings = readSettings(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/lib/yiqiao',
        UPLOADS_DIR: '../documents',
        TRUST_PROXY: '2',
        RETENTION_HOURS: 'off',
        ABANDONED_DAYS: '45',
        SESSION_SECRET: 'the newer secret!, the older secret!',
        PUBLIC_ORIGIN: 'https://www.example.com/',
      },
      '/srv/yiqiao',
    );
    expect(settings).toMatchObject({
      port: 8080,
      dataFolder: '/var/lib/yiqiao',
      uploadsFolder: '/srv/documents',
      trustProxy: 2,
      kept: { retentionHours: 'off', abandonedDays: 45, invoiceYears: 10 },
      sessionSecrets: ['the newer secret!', 'the older secret!'],
      publicOrigin: 'https://www.example.com',
    });
  });

  it('takes an address with a name in Chinese', () => {
    const origin = readSettings({ PUBLIC_ORIGIN: 'https://例子.公司' }, '/').publicOrigin;
    expect(origin).toBe('https://xn--fsqu00a.xn--55qx5d');
  });

  it('takes an empty variable as absent, but never an empty password', () => {
    expect(readSettings({ PORT: '', ADMIN_PASSWORD: '' }, '/')).toMatchObject({
      port: 3000,
      adminPassword: '',
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['RETENTION_HOURS', '24'],
    ['RETENTION_HOURS', '0'],
    ['RETENTION_HOURS', '1e1'],
    ['ABANDONED_DAYS', '7'],
    ['INVOICE_YEARS', '100'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', 'xxxxxxxxxxxxxxxxxxxxxxxx'],
    ['SESSION_SECRET', 'abababcdcdcdababcdcd'],
    ['SESSION_SECRET', 'changeme!changeme!changeme!'],
    ['SESSION_SECRET', 'long enough to be one,short'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://example.com/path'],
    ['PUBLIC_ORIGIN', 'https://a"onload=x'],
    ['PUBLIC_ORIGIN', 'https://name:word@example.com'],
    ['PUBLIC_ORIGIN', 'https:/www.example.com'],
    ['PUBLIC_ORIGIN', 'https://例子.公司?x'],
    ['PUBLIC_ORIGIN', 'ftp://www.example.com'],
    ['UPLOAD_RESERVE_BYTES', '1 GB'],
    ['UPLOADS_AT_ONCE', '0'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readSettings({ [name]: value }, '/')).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value }, '/')).toThrow(new RegExp(`^${name} must `));
  });

  it('reads where the database is, and the way around a pooler', () => {
    const url = 'postgres://office:secret@db.example.com/office';
    expect(readSettings({}, '/').database).toBeUndefined();
    const shared = { DATABASE_URL: url, SESSION_SECRET: 'shared by all processes' };
    const secrets = ['shared by all processes'];
    expect(readSettings(shared, '/').database).toEqual({
      url,
      directUrl: url,
      maxConnections: 10,
      standby: 'optional',
      secrets,
    });
    const directUrl = 'postgresql://office@db.example.com:5433/office';
    const all = {
      ...shared,
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_CONNECTIONS: '40',
      DATABASE_STANDBY: 'required',
    };
    expect(readSettings(all, '/').database).toEqual({
      url,
      directUrl,
      maxConnections: 40,
      standby: 'required',
      secrets,
    });
  });

  it.each([
    [{ DATABASE_URL: 'mysql://db.example.com/office' }, 'DATABASE_URL must be a URL such as'],
    [{ DATABASE_URL: 'postgres://db.example.com' }, 'DATABASE_URL must be a URL such as'],
    [{ DATABASE_URL: 'postgres:office' }, 'DATABASE_URL must be a URL such as'],
    [{ DATABASE_DIRECT_URL: 'postgres://db/office' }, 'DATABASE_URL must be set, because'],
    [{ DATABASE_URL: 'postgres://db/office' }, 'SESSION_SECRET must be set, because DATABASE_URL'],
    [{ DATABASE_STANDBY: 'required' }, 'DATABASE_URL must be set, because DATABASE_STANDBY is'],
    [{ DATABASE_STANDBY: 'on' }, 'DATABASE_STANDBY must be "required" or "optional"'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be a whole number from 2 to 100'],
    [{ DATABASE_CONNECTIONS: '101' }, 'DATABASE_CONNECTIONS must be a whole number from 2 to 100'],
  ])('names the setting of a database that is wrong: %o', (environment, sentence) => {
    expect(() => readSettings(environment, '/')).toThrow(sentence);
  });
});
