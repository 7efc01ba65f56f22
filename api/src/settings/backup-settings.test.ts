import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const whole = {
  BACKUP_TO: 's3://backups/yiqiao/office/',
  BACKUP_KEY: 'AB'.repeat(32),
  BACKUP_S3_ENDPOINT: 'https://s3.example.com',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
};
const read = (changes: Record<string, string>) => readSettings({ ...whole, ...changes }, '/');

describe('readBackupSettings', () => {
  it('reads a folder in a bucket, or the bucket itself', () => {
    expect(read({}).backup).toMatchObject({
      to: 's3://backups/yiqiao/office',
      prefix: 'yiqiao/office/',
      key: 'ab'.repeat(32),
      everyMs: 60_000,
      s3: { bucket: 'backups', region: 'us-east-1' },
    });
    expect(read({ BACKUP_TO: 's3://backups' }).backup).toMatchObject({ prefix: '' });
    expect(readSettings({}, '/').backup).toBeNull();
  });

  it('refuses what is wrong or missing by its name', () => {
    for (const [changes, message] of [
      [{ BACKUP_TO: '/mnt/backup' }, /^BACKUP_TO must be a bucket/],
      [{ BACKUP_TO: 's3://backups/../others' }, /^BACKUP_TO must be/],
      [{ BACKUP_KEY: 'a good password' }, /^BACKUP_KEY must be 64 hexadecimal digits/],
      [{ BACKUP_KEY: '' }, 'BACKUP_KEY must be set, because BACKUP_TO is.'],
      [{ BACKUP_TO: '' }, 'BACKUP_TO must be set, because BACKUP_KEY is.'],
      [{ BACKUP_S3_ENDPOINT: '' }, 'BACKUP_S3_ENDPOINT must be set'],
      [{ BACKUP_SECONDS: '0' }, /^BACKUP_SECONDS must be a whole number/],
      [
        { DATABASE_URL: 'postgres://a:b@c/d', SESSION_SECRET: 'a long enough secret' },
        'BACKUP_TO is for an office on one machine',
      ],
    ] as const) {
      expect(() => read(changes)).toThrow(SettingsError);
      expect(() => read(changes)).toThrow(message);
    }
  });
});
