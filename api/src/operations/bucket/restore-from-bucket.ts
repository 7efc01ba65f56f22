import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { dataFile, uploadsFile } from '../../engine/embedded/folder/data-folder.ts';
import { findLockOwner } from '../../engine/embedded/folder/lock-store.ts';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import {
  type RestoreOptions,
  type RestoreResult,
  restoreBackup,
} from '../backup/restore-backup.ts';
import { OperationError } from '../operation-error.ts';
import { explainObstacle } from './backup-obstacle.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { fetchBackup } from './fetch-backup.ts';
import { openPlace, type Place } from './place.ts';
import { readWriter, writeWriter } from './writer-file.ts';

interface BucketRestoreOptions extends Omit<RestoreOptions, 'archive' | 'isFetched'> {
  readonly backup: BackupSettings;
  readonly before: number | undefined;
  readonly onProgress: (done: number, of: number) => void;
}

export interface BucketRestoreResult extends RestoreResult {
  /** When everything in it was stored, by the bucket's clock. */
  readonly at: string;
}

/**
 * Fetches a backup from the bucket and restores it as any other. The folder with what was fetched goes last: until then a
 * start refuses, and a further restore goes on from it.
 * @throws OperationError, StoreRefusal
 */
export async function restoreFromBucket(
  options: BucketRestoreOptions,
): Promise<BucketRestoreResult> {
  const { backup } = options;
  await refuseRunning(options);
  const place = openPlace(backup);
  try {
    const found = await readCatalog(place);
    if (found === null) {
      throw new OperationError(`There is no backup in ${backup.to}. Nothing was changed.`);
    }
    return await restore(options, place, found.catalog);
  } catch (error) {
    const obstacle = explainObstacle(error, backup);
    if (obstacle === null) throw error;
    throw new OperationError(`${obstacle.what}. ${obstacle.remedy}.`, { cause: error });
  } finally {
    place.close();
  }
}

/** Before gigabytes are fetched in vain. */
async function refuseRunning({ dataFolder, isDryRun }: BucketRestoreOptions): Promise<void> {
  const owner = isDryRun ? null : await findLockOwner(dataFolder, nodeDisk);
  if (owner === null) return;
  throw new OperationError(
    `The server runs on ${dataFolder} (process ${owner.pid} on ${owner.host}). Stop it first. Nothing was changed.`,
  );
}

async function restore(
  options: BucketRestoreOptions,
  place: Place,
  catalog: Catalog,
): Promise<BucketRestoreResult> {
  const { dataFolder, uploadsFolder, isDryRun } = options;
  const name = isDryRun ? uploadsFile.fetchedToTry : uploadsFile.fetched;
  const folder = join(uploadsFolder, name);
  await nodeDisk.makeFolder(folder);
  const { archive, generation } = await fetchBackup({ ...options, place, catalog, folder });
  const result = await restoreBackup({ ...options, archive, isFetched: true });
  const settingsFile = await keepSettings(result, options);
  if (!isDryRun) await becomeHeir(dataFolder, place, catalog);
  await rm(folder, { recursive: true });
  return { ...result, settingsFile, at: generation.at };
}

/** The copy that was fetched is removed. */
async function keepSettings(
  { settingsFile }: RestoreResult,
  { dataFolder, isDryRun }: BucketRestoreOptions,
): Promise<string | null> {
  if (settingsFile === null) return null;
  const kept = join(dataFolder, dataFile.settingsOfBackup);
  if (!isDryRun) await copyFile(settingsFile, kept);
  return kept;
}

/** Another machine may go on with the backup, once the one that made it is silent. */
async function becomeHeir(dataFolder: string, place: Place, catalog: Catalog): Promise<void> {
  const writer = await readWriter(dataFolder, place.to);
  if (writer?.tokens.includes(catalog.token)) return;
  await writeWriter(dataFolder, { place: place.to, term: catalog.term + 1, tokens: [] });
}
