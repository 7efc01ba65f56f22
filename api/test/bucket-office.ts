import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { storedFiles } from '@yiqiao/contract/files/order-files';
import { expect } from 'vitest';
import { hashFile } from '../src/engine/disk/hash-file.ts';
import { openQuoteStore } from '../src/engine/embedded/open-quote-store.ts';
import { readSignature } from '../src/operations/bucket/collect-store.ts';
import { commitCatalog } from '../src/operations/bucket/commit-catalog.ts';
import { makeRound } from '../src/operations/bucket/make-round.ts';
import { openPlace } from '../src/operations/bucket/place.ts';
import { emptyMemory, type PlaceMemory } from '../src/operations/bucket/place-memory.ts';
import { restoreFromBucket } from '../src/operations/bucket/restore-from-bucket.ts';
import type { RoundOptions } from '../src/operations/bucket/round-options.ts';
import type { BackupSettings } from '../src/settings/backup-settings.ts';
import type { FakeStore } from './engine/s3/fake-store.ts';
import { listOf } from './keep-quotes.ts';
import { now, rules } from './office-backup.ts';
import { type OfficeFolders, officeFolders } from './office-folders.ts';

export const backupKey = '0123456789abcdef'.repeat(4);

export function backupSettings(
  { settings }: Pick<FakeStore, 'settings'>,
  changes: Partial<BackupSettings> = {},
): BackupSettings {
  return {
    to: `s3://${settings.bucket}/office`,
    s3: { ...settings, encryption: undefined },
    prefix: 'office/',
    key: backupKey,
    everyMs: 60_000,
    ...changes,
  };
}

/** The same as an operator's settings. */
export function backupEnvironment(store: Pick<FakeStore, 'settings'>, seconds: number) {
  const { to, s3 } = backupSettings(store);
  return {
    BACKUP_TO: to,
    BACKUP_KEY: backupKey,
    BACKUP_SECONDS: String(seconds),
    BACKUP_S3_ENDPOINT: s3.endpoint,
    BACKUP_S3_REGION: s3.region,
    BACKUP_S3_ACCESS_KEY_ID: s3.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

/** A machine that backs an office up, round by round. */
export interface BackedUpMachine {
  readonly memory: PlaceMemory;
  round(): ReturnType<typeof makeRound>;
  /** Resolves when the files are old enough for their times to tell whether anything is written. */
  settle(): Promise<void>;
  /** Dates the newest backup back, so that it is kept beside later ones. */
  backdate(at: number): Promise<void>;
}

export function machineOf(
  { dataFolder, uploadsFolder }: OfficeFolders,
  backup: BackupSettings,
  changes: Partial<RoundOptions> = {},
): BackedUpMachine {
  const memory = emptyMemory();
  const settingsFolder = join(dataFolder, '..');
  async function use<Result>(work: (options: RoundOptions) => Promise<Result>): Promise<Result> {
    const place = openPlace(backup, hasty);
    const { everyMs } = backup;
    const folders = { dataFolder, uploadsFolder, settingsFolder };
    try {
      return await work({ place, ...folders, host: 'first-machine', everyMs, ...changes });
    } finally {
      place.close();
    }
  }
  return {
    memory,
    round: () => use((options) => makeRound(options, memory)),
    async settle() {
      await expect.poll(() => readSignature({ dataFolder, settingsFolder })).not.toBeNull();
    },
    async backdate(at) {
      const moment = new Date(at).toISOString();
      await use((options) =>
        commitCatalog(options, (told) => ({
          ...told,
          generations: told.generations.map((one, index, all) =>
            index === all.length - 1 ? { ...one, at: moment } : one,
          ),
        })),
      );
    },
  };
}

const hasty = { maxTries: 1, firstPauseMs: 1, lookMs: 3_600_000 };

export async function restoreTo(
  { dataFolder, uploadsFolder }: OfficeFolders,
  backup: BackupSettings,
  changes: { before?: number; isDryRun?: boolean; now?: number } = {},
) {
  return restoreFromBucket({
    dataFolder,
    uploadsFolder,
    backup,
    before: undefined,
    now,
    rules,
    isDryRun: false,
    onProgress: () => {},
    ...changes,
  });
}

/** What an office holds, its store opened and closed again. */
export async function quotesIn({ dataFolder, uploadsFolder }: OfficeFolders) {
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  const quotes = await listOf(store);
  await store.close();
  return quotes;
}

/** Everything in the place as somebody with the key reads it, by name. */
export async function readAll(
  fake: FakeStore,
  backup: BackupSettings,
): Promise<Map<string, string>> {
  const place = openPlace(backup);
  const all = new Map<string, string>();
  for (const name of await place.list('')) {
    const bytes = (await place.read(name))?.bytes ?? Buffer.alloc(0);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    all.set(name, (isPacked ? gunzipSync(bytes) : bytes).toString());
  }
  place.close();
  expect(all.size).toBe(fake.bucket.objects.size);
  return all;
}

/** The ids that a new machine has after a restore, every document of them read and compared with its hash. */
export async function restoredIds(backup: BackupSettings): Promise<string[]> {
  const folders = await officeFolders();
  await restoreTo(folders, backup);
  const quotes = await quotesIn(folders);
  const stored = await readdir(folders.uploadsFolder);
  for (const { filePath, fileSha256 } of quotes.flatMap(storedFiles)) {
    expect(stored).toContain(filePath);
    expect(await hashFile(join(folders.uploadsFolder, filePath))).toBe(fileSha256);
  }
  return quotes.map(({ id }) => id).sort();
}
