import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupKey, backupSettings, quotesIn } from '../../../test/bucket-office.ts';
import { startFakeStore } from '../../../test/engine/s3/fake-store.ts';
import {
  type OfficeFolders,
  officeFolders,
  receiveDocument,
} from '../../../test/office-folders.ts';
import { openQuoteStore } from '../../engine/embedded/open-quote-store.ts';
import { readSettings } from '../../settings/settings.ts';
import { checkBackup } from '../doctor/check-backup.ts';
import { runCommand } from '../run-command.ts';

/** What an operator types on a machine whose settings name the bucket. */
async function officeWithBucket() {
  const fake = await startFakeStore();
  const backup = backupSettings(fake);
  const printed: string[] = [];
  async function run(folders: OfficeFolders, ...args: string[]): Promise<number> {
    printed.length = 0;
    const settings = readSettings(
      {
        DATA_DIR: folders.dataFolder,
        UPLOADS_DIR: folders.uploadsFolder,
        BACKUP_TO: backup.to,
        BACKUP_KEY: backupKey,
        BACKUP_S3_ENDPOINT: backup.s3.endpoint,
        BACKUP_S3_REGION: backup.s3.region,
        BACKUP_S3_ACCESS_KEY_ID: backup.s3.accessKeyId,
        BACKUP_S3_SECRET_ACCESS_KEY: backup.s3.secretAccessKey,
      },
      '/',
    );
    return runCommand(args, {
      settings,
      home: join(folders.dataFolder, '..'),
      workingFolder: '/',
      user: undefined,
      now: Date.now(),
      print: (line) => printed.push(line),
      ask: async () => '',
    });
  }
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  await receiveDocument(store, folders, 'a document');
  await store.close();
  return { fake, backup, folders, run, printed };
}

describe('the commands, with a bucket', () => {
  it('back up now, and restore the newest on an empty machine', async () => {
    const { backup, folders, run, printed } = await officeWithBucket();
    expect(await run(folders, 'backup', '--to', backup.to)).toBe(0);
    expect(printed[0]).toMatch(
      /^1 submission and 1 document, 1 of them new, backed up to s3:.*: [\d.]+ KB sent\.$/,
    );
    const empty = await officeFolders();
    expect(await run(empty, 'restore', `${backup.to}/`, '--dry-run')).toBe(0);
    expect(printed[1]).toBe(
      'The backup is whole. It would restore 1 submission and 1 document. Nothing was changed.',
    );
    expect(await run(empty, 'restore', backup.to)).toBe(0);
    expect(printed).toEqual([
      expect.stringMatching(/^The backup is of \d{4}-.*Z, by the clock of the bucket\.$/),
      'The backup is whole. Restored 1 submission and 1 document.',
    ]);
    expect(await quotesIn(empty)).toEqual(await quotesIn(folders));
  });

  it('refuse what makes no sense, in a sentence', async () => {
    const { backup, folders, run } = await officeWithBucket();
    await expect(run(folders, 'backup', '--to', 's3://others')).rejects.toThrow(
      'BACKUP_TO is s3://documents-of-a-test/office, not s3://others',
    );
    await expect(run(folders, 'backup', '--to', backup.to, '--keep', '3')).rejects.toThrow(
      '--keep',
    );
    await expect(run(folders, 'restore', backup.to)).rejects.toThrow('There is no backup in s3:');
    await expect(run(folders, 'restore', backup.to, '--at', 'noon')).rejects.toThrow(
      '--at must be a moment',
    );
    await run(folders, 'backup', '--to', backup.to);
    await expect(
      run(folders, 'restore', backup.to, '--at', '2020-01-01T00:00:00Z'),
    ).rejects.toThrow('there is no backup from before 2020-01-01');
  });
});

describe('checkBackup', () => {
  const read = async (backup: Parameters<typeof checkBackup>[0], folders: OfficeFolders) =>
    (await checkBackup(backup, folders)).map(({ severity, what }) => `${severity}: ${what}`);

  it('says how old the last whole backup is, and what it lacks', async () => {
    const { fake, backup, folders, run } = await officeWithBucket();
    expect((await read(backup, folders))[0]).toMatch(/^warning: .*no backup has been finished yet/);
    await run(folders, 'backup', '--to', backup.to);
    const store = await openQuoteStore(folders.dataFolder, folders);
    await receiveDocument(store, folders, 'later');
    await store.close();
    expect((await read(backup, folders))[0]).toMatch(
      /^good: BACKUP_TO: the last whole backup in s3:.* is \d seconds? old, and lacks 1 change; 1 backup can be restored\.$/,
    );
    fake.clockAheadMs = 600_000;
    const [late, apart] = await read(backup, folders);
    expect(late).toMatch(/^warning: .* 10 minutes old/);
    expect(apart).toMatch(
      /^warning: BACKUP_TO: this machine's clock and the bucket's are 10 minutes/,
    );
  });

  it('names versions, a wrong key and a store that is away', async () => {
    const { fake, backup, folders, run } = await officeWithBucket();
    await run(folders, 'backup', '--to', backup.to);
    fake.bucket.versioning = 'Enabled';
    expect((await read(backup, folders)).at(-1)).toMatch(/^problem: .* keeps old versions/);
    expect(await read({ ...backup, key: 'cd'.repeat(32) }, folders)).toEqual([
      expect.stringMatching(/^problem: BACKUP_KEY: what lies in/),
    ]);
    const s3 = { ...backup.s3, secretAccessKey: 'wrong' };
    expect(await read({ ...backup, s3 }, folders)).toEqual([
      'problem: BACKUP_S3_SECRET_ACCESS_KEY: the store refuses its signature.',
    ]);
    fake.clockAheadMs = 3_600_000;
    expect((await read(backup, folders))[0]).toMatch(
      /^problem: BACKUP_S3_ENDPOINT: the store refuses this machine’s clock, which is \d+ seconds behind/,
    );
    await fake.stop();
    expect((await read(backup, folders))[0]).toMatch(
      /^problem: BACKUP_S3_ENDPOINT: .* cannot be reached/,
    );
  });
});
