import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileDeletionCauseOf } from '@yiqiao/contract/file-deletion';
import { nodeDisk } from '../../disk/node-disk.ts';
import { momentInName } from '../../settings/data-folder.ts';
import type { StoredQuote } from '../../store/quote-store.ts';
import { type Deletion, type Manifest, readManifest, writeManifest } from './manifest.ts';

interface Archive {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Ending of an archive that is still being written. */
export const incompleteEnding = '.incomplete';
const incompleteName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.incomplete$/;

/** An archive is named after the moment it was begun. */
export function archiveName(now: number): string {
  return momentInName(now);
}

/** The whole archives in a folder of backups. */
export async function findArchives(backupsFolder: string): Promise<readonly Archive[]> {
  const names = await nodeDisk.list(backupsFolder);
  const archives: Archive[] = [];
  for (const name of names.filter((each) => !each.endsWith(incompleteEnding))) {
    const folder = join(backupsFolder, name);
    const manifest = await readManifest(folder).catch(() => null);
    if (manifest !== null) archives.push({ folder, manifest });
  }
  return archives;
}

/** Removes what a backup that was interrupted left behind, and nothing that another program left. */
export async function removeIncomplete(backupsFolder: string): Promise<void> {
  const names = await nodeDisk.list(backupsFolder);
  for (const name of names.filter((each) => incompleteName.test(each))) {
    await rm(join(backupsFolder, name), { recursive: true });
  }
}

/** All that is known of deletions: by this archive and by those beside it. */
export async function knownDeletions(archive: string): Promise<readonly Deletion[]> {
  const archives = await findArchives(dirname(archive));
  return archives.flatMap(({ manifest }) => manifest.deletions);
}

export function deletionsIn(quotes: readonly StoredQuote[]): readonly Deletion[] {
  return quotes.flatMap((quote) =>
    quote.fileDeletedAt === undefined
      ? []
      : [{ quote: quote.id, at: quote.fileDeletedAt, cause: fileDeletionCauseOf(quote) }],
  );
}

/**
 * Deletes from older archives the documents that the retention clock has deleted since: a backup must
 * not keep what the NDA promised to delete.
 *
 * Order: the list of what the archive holds, then the documents that it no longer names; a crash
 * between the two is made up for by the next run.
 * @returns how many documents were deleted.
 */
export async function pruneArchives(
  archives: readonly Archive[],
  deletions: readonly Deletion[],
): Promise<number> {
  let pruned = 0;
  for (const { folder, manifest } of archives) {
    const remaining = withoutDeleted(manifest, deletions);
    if (remaining.files.length < manifest.files.length) await writeManifest(folder, remaining);
    pruned += await removeUnnamed(folder, remaining);
  }
  return pruned;
}

function withoutDeleted(manifest: Manifest, deletions: readonly Deletion[]): Manifest {
  const known = new Set(manifest.deletions.map(({ quote }) => quote));
  const fresh = deletions.filter(({ quote }) => !known.has(quote));
  const gone = new Set(fresh.map(({ quote }) => quote));
  return {
    ...manifest,
    files: manifest.files.filter(({ quote }) => quote === undefined || !gone.has(quote)),
    deletions: [...manifest.deletions, ...fresh],
  };
}

async function removeUnnamed(folder: string, { files }: Manifest): Promise<number> {
  const named = new Set(files.map(({ path }) => path));
  const present = await readdir(join(folder, 'uploads'));
  const unnamed = present.filter((name) => !named.has(`uploads/${name}`));
  for (const name of unnamed) await rm(join(folder, 'uploads', name));
  return unnamed.length;
}
