import { join } from 'node:path';
import type { BackupOptions } from '../src/operations/backup/backup-options.ts';
import { makeBackup } from '../src/operations/backup/make-backup.ts';
import type { OfficeFolders } from './office-folders.ts';

/** When the backups of the tests are made. */
export const rules = { retentionHours: 23, abandonedDays: 30 } as const;
export const now = Date.parse('2026-11-20T12:00:00.000Z');

/** A backup of an office; by default a whole one, made now, that keeps all the others. */
export async function backupOf(folders: OfficeFolders, changes: Partial<BackupOptions> = {}) {
  return makeBackup({
    ...folders,
    settingsFolder: join(folders.dataFolder, '..'),
    now,
    isDryRun: false,
    keep: undefined,
    print: () => {},
    ...changes,
  });
}
