import { basename, join } from 'node:path';
import { countItems } from '@yiqiao/contract/segments';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import { readQuoteStore } from '../../engine/embedded/read-quote-store.ts';
import { OperationError } from '../operation-error.ts';
import { type ArchivedDocuments, archiveDocuments } from './archive-documents.ts';
import {
  type Archive,
  archiveName,
  deletionsIn,
  findArchives,
  pruneArchives,
  removeIncomplete,
} from './archives.ts';
import type { BackupOptions } from './backup-options.ts';
import { requireRoom } from './backup-room.ts';
import { lockBackupsFolder, refuseUnfitFolder } from './backups-folder.ts';
import type { Deletion } from './manifest.ts';
import { canLink, createPreviousDocuments } from './previous-documents.ts';
import { rotateArchives } from './rotate-archives.ts';
import { writeArchive } from './write-archive.ts';

export interface BackupResult {
  readonly archive: string;
  readonly quotes: number;
  readonly documents: number;
  readonly bytes: number;
  /** Of these, what no older backup had. */
  readonly copiedFiles: number;
  readonly copiedBytes: number;
  /** Documents removed from backups because they were deleted on the server since. */
  readonly pruned: number;
  /** Old backups removed by `keep`. */
  readonly removed: number;
  /** What needs a person although the backup was made. */
  readonly problems: readonly string[];
}

/**
 * Copies the store and then the documents, so that every submission in the copy has its document; a
 * server may be running. What arrives meanwhile is left for the next backup.
 *
 * Order: deletions honored in the older backups, also when there is no room for a new one; everything
 * copied, read again and verified under another name; renamed; what was deleted meanwhile removed; only
 * then are old backups removed.
 * @throws OperationError with nothing kept of it.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupResult> {
  const { dataFolder, uploadsFolder, backupsFolder, isDryRun } = options;
  const store = await readQuoteStore(dataFolder);
  if (store === null) throw new OperationError(`There is no store in ${dataFolder}.`);
  await refuseUnfitFolder(backupsFolder, uploadsFolder);
  if (isDryRun) return rehearse(options, store.book);
  const lock = await lockBackupsFolder(backupsFolder);
  try {
    return await backUp(options, store.book);
  } finally {
    await lock.release();
  }
}

async function rehearse(options: BackupOptions, book: QuoteBook): Promise<BackupResult> {
  const { dataFolder, uploadsFolder, backupsFolder, now } = options;
  const quotes = book.quotes.flat();
  const previous = createPreviousDocuments(await findArchives(backupsFolder));
  await requireRoom(quotes, { ...options, previous, canShare: true });
  const archived = await archiveDocuments(quotes, {
    uploadsFolder,
    previous,
    target: null,
    canShare: true,
  });
  const archive = join(backupsFolder, archiveName(now));
  const deletions = await readDeletions(dataFolder);
  return { ...describe(archive, book, archived, deletions), pruned: 0, removed: 0 };
}

async function backUp(options: BackupOptions, book: QuoteBook): Promise<BackupResult> {
  const { dataFolder, backupsFolder, keep } = options;
  await removeIncomplete(backupsFolder);
  const prunedFirst = await pruneArchives(
    await findArchives(backupsFolder),
    deletionsIn(book.quotes.flat()),
  );
  const older = await findArchives(backupsFolder);
  const previous = createPreviousDocuments(older);
  const canShare = await canLink(backupsFolder);
  await requireRoom(book.quotes.flat(), { ...options, previous, canShare });
  const { archive, archived } = await writeArchive(options, book, { previous, canShare });
  const deletions = await readDeletions(dataFolder);
  const prunedThen = await pruneArchives([...older, archive], deletions);
  const rotation =
    keep === undefined ? { removed: 0, fuller: [] } : await rotateArchives(older, archive, keep);
  const result = describe(archive.folder, book, archived, deletions);
  return {
    ...result,
    pruned: prunedFirst + prunedThen,
    removed: rotation.removed,
    problems: [
      ...result.problems,
      ...rotation.fuller.map((folder) => describeFuller(folder, archive)),
    ],
  };
}

function describeFuller(folder: string, { manifest }: Archive): string {
  return (
    `${basename(folder)} holds more submissions than this backup (${manifest.quotes}) and is kept. ` +
    'Is DATA_DIR the right store? If so, remove the old backup by hand.'
  );
}

function describe(
  archive: string,
  book: QuoteBook,
  { files, problems, copiedFiles, copiedBytes }: ArchivedDocuments,
  deletions: readonly Deletion[],
): Omit<BackupResult, 'pruned' | 'removed'> {
  // The retention clock may have deleted a document between the two copies.
  const deleted = new Set(deletions.map(({ quote }) => quote));
  return {
    archive,
    quotes: countItems(book.quotes),
    documents: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    copiedFiles,
    copiedBytes,
    problems: problems.filter(({ quote }) => !deleted.has(quote)).map(({ text }) => text),
  };
}

async function readDeletions(dataFolder: string): Promise<readonly Deletion[]> {
  return deletionsIn((await readQuoteStore(dataFolder))?.book.quotes.flat() ?? []);
}
