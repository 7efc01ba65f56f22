import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../disk/error-code.ts';
import { nodeDisk } from '../../disk/node-disk.ts';
import { dataFile } from '../../settings/data-folder.ts';
import type { QuoteBook } from '../../store/book/quote-book.ts';
import { countItems } from '../../store/book/segments.ts';
import type { StoredQuote } from '../../store/quote-store.ts';
import { readQuoteStore } from '../../store/read-quote-store.ts';
import { writeQuoteStore } from '../../store/write-quote-store.ts';
import { copyDocument, type FileFacts, isSame, readFacts } from '../copy-document.ts';
import { OperationError } from '../operation-error.ts';
import {
  archiveName,
  deletionsIn,
  findArchives,
  incompleteEnding,
  pruneArchives,
  removeIncomplete,
} from './archives.ts';
import { refuseUnfitFolder } from './backups-folder.ts';
import { type ArchivedFile, type Deletion, writeManifest } from './manifest.ts';

/** Beside the store, what a new machine needs to let the same administrator in. */

export interface BackupOptions {
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly backupsFolder: string;
  readonly now: number;
  /** Reads and verifies everything, writes nothing. */
  readonly isDryRun: boolean;
}

export interface BackupResult {
  readonly archive: string;
  readonly quotes: number;
  readonly documents: number;
  readonly bytes: number;
  /** Documents removed from older archives, because the retention clock has deleted them since. */
  readonly pruned: number;
  /** What is in the store and yet not on the disk, or not as it was received. */
  readonly problems: readonly string[];
}

/**
 * Copies the store and then the documents, so that every submission in the copy has its document; a
 * server may be running. What arrives meanwhile is left for the next backup.
 * @throws OperationError with nothing kept of it.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupResult> {
  const { dataFolder, uploadsFolder, backupsFolder, now, isDryRun } = options;
  const store = await readQuoteStore(dataFolder);
  if (store === null) throw new OperationError(`There is no store in ${dataFolder}.`);
  await refuseUnfitFolder(backupsFolder, uploadsFolder);
  const archive = join(backupsFolder, archiveName(now));
  const copy = isDryRun
    ? await copyDocuments(store.book.quotes.flat(), uploadsFolder, null)
    : await writeArchive(options, archive, store.book);
  const deletions = await readDeletions(dataFolder);
  const pruned = isDryRun ? 0 : await pruneArchives(await findArchives(backupsFolder), deletions);
  return { ...describeResult(archive, store.book, copy, deletions), pruned };
}

/** Writes an archive under another name until it is whole. */
async function writeArchive(
  options: BackupOptions,
  archive: string,
  book: QuoteBook,
): Promise<CopiedDocuments> {
  const { backupsFolder } = options;
  const incomplete = `${archive}${incompleteEnding}`;
  try {
    await removeIncomplete(backupsFolder);
    const copied = await fillArchive(incomplete, options, book);
    await rename(incomplete, archive);
    await nodeDisk.syncFolder(backupsFolder);
    return copied;
  } catch (cause) {
    await removeIncomplete(backupsFolder).catch(() => {});
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new OperationError(
      `The backup to ${backupsFolder} was not finished: ${why}. What was written of it is removed.`,
      { cause },
    );
  }
}

async function fillArchive(
  archive: string,
  { dataFolder, uploadsFolder, now }: BackupOptions,
  book: QuoteBook,
): Promise<CopiedDocuments> {
  await writeStore(archive, dataFolder, book);
  const copied = await copyDocuments(book.quotes.flat(), uploadsFolder, join(archive, 'uploads'));
  await writeManifest(archive, {
    format: 'yiqiao-backup',
    version: 1,
    createdAt: new Date(now).toISOString(),
    quotes: countItems(book.quotes),
    files: [...(await listStoreFiles(archive)), ...copied.files],
    deletions: [...(await readDeletions(dataFolder))],
  });
  return copied;
}

async function writeStore(archive: string, dataFolder: string, book: QuoteBook): Promise<void> {
  await nodeDisk.makeFolder(join(archive, 'uploads'));
  await nodeDisk.makeFolder(join(archive, 'data'));
  await writeQuoteStore(join(archive, 'data'), book, nodeDisk);
  await copyCredential(dataFolder, join(archive, 'data'));
}

function describeResult(
  archive: string,
  book: QuoteBook,
  { files, problems }: CopiedDocuments,
  deletions: readonly Deletion[],
): Omit<BackupResult, 'pruned'> {
  // The retention clock may have deleted a document between the two copies.
  const deleted = new Set(deletions.map(({ quote }) => quote));
  return {
    archive,
    quotes: countItems(book.quotes),
    documents: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    problems: problems.filter(({ quote }) => !deleted.has(quote)).map(({ text }) => text),
  };
}

async function readDeletions(dataFolder: string) {
  return deletionsIn((await readQuoteStore(dataFolder))?.book.quotes.flat() ?? []);
}

interface CopiedDocuments {
  readonly files: readonly ArchivedFile[];
  readonly problems: readonly { readonly quote: string; readonly text: string }[];
}

/** @param target `null` only reads and verifies. */
async function copyDocuments(
  quotes: readonly StoredQuote[],
  uploadsFolder: string,
  target: string | null,
): Promise<CopiedDocuments> {
  const files: ArchivedFile[] = [];
  const problems: { quote: string; text: string }[] = [];
  for (const quote of quotes) {
    if (quote.filePath === undefined) continue;
    const from = join(uploadsFolder, quote.filePath);
    const facts = await copyOne(from, target === null ? null : join(target, quote.filePath));
    const problem = describeProblem(quote, facts);
    if (problem !== null) problems.push({ quote: quote.id, text: problem });
    if (facts !== null)
      files.push({ path: `uploads/${quote.filePath}`, ...facts, quote: quote.id });
  }
  if (target !== null) await nodeDisk.syncFolder(target);
  return { files, problems };
}

async function copyOne(from: string, to: string | null): Promise<FileFacts | null> {
  try {
    return to === null ? await readFacts(from) : await copyDocument(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    if (to !== null) await rm(to, { force: true });
    return null;
  }
}

function describeProblem(quote: StoredQuote, facts: FileFacts | null): string | null {
  if (facts === null) return `${quote.reference}: its document is missing.`;
  const expected = { size: quote.fileSize, sha256: quote.fileSha256 };
  return isSame(facts, expected)
    ? null
    : `${quote.reference}: its document is not the one that was received.`;
}

async function copyCredential(from: string, to: string): Promise<void> {
  const path = join(from, dataFile.credential);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) await cp(path, join(to, dataFile.credential));
}

async function listStoreFiles(archive: string): Promise<readonly ArchivedFile[]> {
  const names = await readdir(join(archive, 'data'));
  return Promise.all(
    names.map(async (name) => ({
      path: `data/${name}`,
      ...(await readFacts(join(archive, 'data', name))),
    })),
  );
}
