import { readdir, rm, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import { fileDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import { translatorsFiles } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { momentInName } from '../../engine/embedded/folder/data-folder.ts';
import {
  type ArchivedFile,
  type Deletion,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts';

export interface Archive {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** What a restore must not bring back. */
export interface Removals {
  readonly deletions: readonly Deletion[];
  readonly erasures: readonly Erasure[];
}

/** Suffix of an archive that is still being written. */
export const incompleteEnding = '.incomplete';
const moment = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z`;
const archiveNames = new RegExp(`^${moment}$`);
const incompleteNames = new RegExp(`^${moment}\\${incompleteEnding}$`);

/** An archive is named after the moment it was started. */
export function archiveName(now: number): string {
  return momentInName(now);
}

/** Whether a folder still has its original name. */
export function isArchiveName(name: string): boolean {
  return archiveNames.test(name);
}

/** The complete archives in a folder of backups, oldest first. */
export async function findArchives(backupsFolder: string): Promise<readonly Archive[]> {
  const names = await nodeDisk.list(backupsFolder);
  const archives: Archive[] = [];
  for (const name of names.filter((each) => !each.endsWith(incompleteEnding))) {
    const folder = join(backupsFolder, name);
    const manifest = await readManifest(folder).catch(() => null);
    if (manifest !== null) archives.push({ folder, manifest });
  }
  return archives.sort((one, other) =>
    one.manifest.createdAt.localeCompare(other.manifest.createdAt),
  );
}

/** Removes the remains of interrupted backups, and nothing of other programs. */
export async function removeIncomplete(backupsFolder: string): Promise<void> {
  const names = await nodeDisk.list(backupsFolder);
  for (const name of names.filter((each) => incompleteNames.test(each))) {
    await rm(join(backupsFolder, name), { recursive: true });
  }
}

/** All deletions and erasures known to this archive and those beside it. */
export async function readArchivedRemovals(archive: string): Promise<Removals> {
  const archives = await findArchives(dirname(archive));
  return {
    deletions: archives.flatMap(({ manifest }) => manifest.deletions),
    erasures: archives.flatMap(({ manifest }) => manifest.erasures ?? []),
  };
}

export function deletionsIn(quotes: readonly StoredQuote[]): readonly Deletion[] {
  return quotes.flatMap((quote) => {
    const { id, fileDeletedAt: at, sources = [], deliveries = [], invoices = [] } = quote;
    const { withdrawnFiles = [] } = quote;
    const handedOver = deliveries.flatMap(({ files }) => files);
    const source = at === undefined ? [] : [{ quote: id, at, cause: fileDeletionCauseOf(quote) }];
    const files = [...sources, ...handedOver, ...invoices, ...translatorsFiles(quote)];
    const others = files.flatMap(({ id: file, fileDeletedAt }) =>
      fileDeletedAt === undefined ? [] : [{ quote: id, at: fileDeletedAt, file }],
    );
    const withdrawn = withdrawnFiles.map((file) => ({ quote: id, at: file.at, file: file.id }));
    return [...source, ...others, ...withdrawn];
  });
}

/** Key that identifies a document. */
export function nameOf({ quote, file = '' }: Pick<Deletion, 'quote' | 'file'>): string {
  return `${quote} ${file}`;
}

/**
 * Deletes from archives the documents that were deleted on the server since: a backup must not keep what the NDA
 * promised to delete. Their modification time is kept, for programs that remove old backups by age.
 *
 * Order: first the manifest, then the documents that it no longer lists; after a crash in between, the next run
 * finishes the job.
 * @returns how many copies were deleted.
 */
export async function pruneArchives(
  archives: readonly Archive[],
  deletions: readonly Deletion[],
): Promise<number> {
  let pruned = 0;
  for (const { folder, manifest } of archives) {
    const remaining = withoutDeleted(manifest, deletions);
    const isShorter = remaining.files.length < manifest.files.length;
    if (isShorter) await writeManifest(folder, remaining);
    const removed = await removeUnnamed(folder, remaining);
    if (isShorter || removed > 0) await keepAge(folder, manifest.createdAt);
    pruned += removed;
  }
  return pruned;
}

/** Later changes to an archive must not make it look newer. */
export async function keepAge(folder: string, createdAt: string): Promise<void> {
  for (const each of [join(folder, 'uploads'), folder])
    await utimes(each, new Date(), new Date(createdAt));
}

/** A document deleted during a backup may be in it although the deletion is listed already. */
export function withoutDeleted(manifest: Manifest, deletions: readonly Deletion[]): Manifest {
  const known = new Set(manifest.deletions.map(nameOf));
  const all = [...manifest.deletions, ...deletions.filter((it) => !known.has(nameOf(it)))];
  const gone = new Set(all.map(nameOf));
  return {
    ...manifest,
    files: manifest.files.filter(
      (file) => file.quote === undefined || !gone.has(nameOfArchived(file.quote, file)),
    ),
    deletions: all,
  };
}

function nameOfArchived(quote: string, { path, isFinished }: ArchivedFile): string {
  return nameOf(isFinished ? { quote, file: basename(path) } : { quote });
}

async function removeUnnamed(folder: string, { files }: Manifest): Promise<number> {
  const named = new Set(files.map(({ path }) => path));
  const present = await readdir(join(folder, 'uploads'));
  const unnamed = present.filter((name) => !named.has(`uploads/${name}`));
  for (const name of unnamed) await rm(join(folder, 'uploads', name));
  return unnamed.length;
}
