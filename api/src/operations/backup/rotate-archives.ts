import { rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { type Archive, incompleteEnding, isArchiveName } from './archives.ts';

export interface Rotation {
  /** How many old backups were removed. */
  readonly removed: number;
  /** Old backups left where they are because they hold more submissions than the newest one. */
  readonly fuller: readonly string[];
}

/**
 * Removes old backups until `keep` are left, including the newest; called once that one is complete and verified. A
 * renamed backup is left alone. So is one that holds more submissions than the newest: erased persons have been
 * removed from older backups by then, so the newest must be of another store.
 */
export async function rotateArchives(
  archives: readonly Archive[],
  newest: Archive,
  keep: number,
): Promise<Rotation> {
  const ours = archives.filter(
    ({ folder }) => folder !== newest.folder && isArchiveName(basename(folder)),
  );
  const surplus = ours.slice(0, Math.max(0, ours.length - (keep - 1)));
  const fuller = surplus.filter(({ manifest }) => manifest.quotes > newest.manifest.quotes);
  const old = surplus.filter((archive) => !fuller.includes(archive));
  for (const { folder } of old) await removeArchive(folder);
  return { removed: old.length, fuller: fuller.map(({ folder }) => folder) };
}

/** Renamed first, so that after a crash the next run finishes the removal. */
async function removeArchive(folder: string): Promise<void> {
  const doomed = `${folder}${incompleteEnding}`;
  await rename(folder, doomed);
  await nodeDisk.syncFolder(dirname(folder));
  await rm(doomed, { recursive: true });
}
