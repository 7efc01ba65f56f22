import { basename, join } from 'node:path';
import { countItems } from '@yiqiao/contract/segments';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import { refuseMoved } from '../../engine/embedded/folder/move-file.ts';
import { readQuoteStore } from '../../engine/embedded/read-quote-store.ts';
import { OperationError } from '../operation-error.ts';
import { type ArchivedDocuments, archiveDocuments, filesOfBook } from './archive-documents.ts';
import {
  type Archive,
  archiveName,
  deletionsIn,
  findArchives,
  nameOf,
  pruneArchives,
  type Removals,
  removeIncomplete,
} from './archives.ts';
import type { BackupOptions } from './backup-options.ts';
import { requireRoom } from './backup-room.ts';
import { lockBackupsFolder, refuseUnfitFolder } from './backups-folder.ts';
import { forgetPersons } from './forget-persons.ts';
import { canLink, createPreviousDocuments } from './previous-documents.ts';
import { rotateArchives } from './rotate-archives.ts';
import { writeArchive } from './write-archive.ts';

export interface BackupResult {
  readonly archive: string;
  readonly quotes: number;
  readonly documents: number;
  readonly bytes: number;
  /** Of these, those not in any older backup. */
  readonly copiedFiles: number;
  readonly copiedBytes: number;
  /** Documents removed from backups because they were deleted on the server since. */
  readonly pruned: number;
  /** Submissions of persons who were erased since, removed from backups. */
  readonly forgotten: number;
  /** Old backups removed by `keep`. */
  readonly removed: number;
  /** Problems that need a person although the backup was made. */
  readonly problems: readonly string[];
}

/**
 * Copies the store and then the documents, so that every submission in the copy has its document; a server may be
 * running. What arrives in the meantime is left for the next backup.
 *
 * Order: apply deletions and erasures to older backups, even if there is no space for a new one; copy everything
 * under a temporary name, read it back and verify it; rename; remove what was deleted in the meantime; only then
 * remove old backups.
 * @throws OperationError with nothing kept of it.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupResult> {
  const { dataFolder, uploadsFolder, backupsFolder, isDryRun } = options;
  await refuseMoved(dataFolder, nodeDisk);
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
  const previous = createPreviousDocuments(await findArchives(backupsFolder));
  const sharing = { previous, canShare: true };
  await requireRoom(filesOfBook(book), { ...options, ...sharing });
  const archived = await archiveDocuments(book, { uploadsFolder, ...sharing, target: null });
  const archive = join(backupsFolder, archiveName(now));
  const result = describe(archive, book, archived, await readRemovals(dataFolder));
  return { ...result, pruned: 0, forgotten: 0, removed: 0 };
}

async function backUp(options: BackupOptions, book: QuoteBook): Promise<BackupResult> {
  const { dataFolder, backupsFolder, keep } = options;
  await removeIncomplete(backupsFolder);
  const forgottenFirst = await forgetPersons(await findArchives(backupsFolder), book.erasures);
  const prunedFirst = await pruneArchives(forgottenFirst.archives, deletionsIn(book.quotes.flat()));
  const older = await findArchives(backupsFolder);
  const previous = createPreviousDocuments(older);
  const canShare = await canLink(backupsFolder);
  await requireRoom(filesOfBook(book), { ...options, previous, canShare });
  const { archive, archived } = await writeArchive(options, book, { previous, canShare });
  const removals = await readRemovals(dataFolder);
  const forgottenThen = await forgetPersons([...older, archive], removals.erasures);
  const prunedThen = await pruneArchives(forgottenThen.archives, removals.deletions);
  const newest = forgottenThen.archives.at(-1) ?? archive;
  const rotation =
    keep === undefined
      ? { removed: 0, fuller: [] }
      : await rotateArchives(forgottenThen.archives.slice(0, -1), newest, keep);
  const result = describe(archive.folder, book, archived, removals);
  return {
    ...result,
    pruned: prunedFirst + prunedThen,
    forgotten: forgottenFirst.submissions + forgottenThen.submissions,
    removed: rotation.removed,
    problems: [
      ...result.problems,
      ...forgottenThen.problems,
      ...rotation.fuller.map((folder) => describeFuller(folder, newest)),
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
  { deletions, erasures }: Removals,
): Omit<BackupResult, 'pruned' | 'forgotten' | 'removed'> {
  // The retention clock, or an erasure, may have deleted a document between the two copies.
  const deleted = new Set(deletions.map(nameOf));
  const erased = new Set(erasures.flatMap(({ quotes }) => quotes));
  return {
    archive,
    quotes: countItems(book.quotes),
    documents: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    copiedFiles,
    copiedBytes,
    problems: problems
      .filter(({ document: { quote = '', file = '' } }) => {
        return !deleted.has(nameOf({ quote, file })) && !erased.has(quote);
      })
      .map(({ text }) => text),
  };
}

/** What has been deleted from the store in the meantime. */
async function readRemovals(dataFolder: string): Promise<Removals> {
  const book = (await readQuoteStore(dataFolder))?.book;
  return { deletions: deletionsIn(book?.quotes.flat() ?? []), erasures: book?.erasures ?? [] };
}
