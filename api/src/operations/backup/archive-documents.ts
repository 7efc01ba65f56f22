import { link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { erasedFiles } from '@yiqiao/contract/commands/server/erasure';
import { type OrderFile, storedFiles } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ReceivedDocument } from '@yiqiao/ports/document-store';
import { absentAs, errorCode } from '@yiqiao/ports/faults/error-code';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import { copyDocument, type FileFacts, isSame, readFacts } from '../copy-document.ts';
import type { ArchivedFile, Deletion } from './manifest.ts';
import type { PreviousDocuments } from './previous-documents.ts';

export interface ArchivedDocuments {
  readonly files: readonly ArchivedFile[];
  /** Of these, those not in any older backup. */
  readonly copiedFiles: number;
  readonly copiedBytes: number;
  readonly problems: readonly ArchiveProblem[];
}

export interface ArchiveProblem {
  readonly document: Partial<Pick<Deletion, 'quote' | 'file'>>;
  readonly text: string;
}

interface ArchiveOptions {
  readonly uploadsFolder: string;
  readonly previous: PreviousDocuments;
  /** Folder for the documents; `null` reads and verifies only. */
  readonly target: string | null;
  /** Whether `target` can share files with older backups. */
  readonly canShare: boolean;
}

/**
 * Puts all files of an office into a backup and verifies each: linked to an older backup that has it,
 * otherwise copied. A document that is missing or damaged on the server is taken from an older backup, so that the
 * last good copy is never rotated away.
 */
export async function archiveDocuments(
  office: Pick<QuoteBook, 'quotes' | 'erasures'>,
  options: ArchiveOptions,
): Promise<ArchivedDocuments> {
  const files: ArchivedFile[] = [];
  const problems: ArchiveProblem[] = [];
  const copied = { files: 0, bytes: 0 };
  for (const { file, subject, ...named } of filesToArchive(office)) {
    const outcome = await archiveOne(file, options);
    problems.push(...problemsOf({ file, subject, ...named }, outcome.problems));
    if (outcome.facts === null) continue;
    files.push({ path: archivePath(file.filePath), ...outcome.facts, ...named });
    if (outcome.isShared) continue;
    copied.files += 1;
    copied.bytes += outcome.facts.size;
  }
  if (options.target !== null) await nodeDisk.syncFolder(options.target);
  return { files, problems, copiedFiles: copied.files, copiedBytes: copied.bytes };
}

export interface FileToArchive extends Pick<ArchivedFile, 'quote' | 'isFinished'> {
  readonly file: OrderFile;
  /** What it is called where something is wrong with it. */
  readonly subject: string;
}

/** The files of every submission, and the invoices that are kept of erased persons. */
export function filesToArchive({
  quotes,
  erasures,
}: Pick<QuoteBook, 'quotes' | 'erasures'>): readonly FileToArchive[] {
  return [
    ...quotes.flat().flatMap(filesOf),
    ...erasures.flatMap(erasedFiles).map((file) => ({
      file,
      subject: `The invoice ${file.filePath} of an erased person`,
    })),
  ];
}

/** @param told what is wrong with the file, each to follow on its subject. */
export function problemsOf(
  { file, subject, quote, isFinished }: FileToArchive,
  told: readonly string[],
): readonly ArchiveProblem[] {
  const document = { ...(quote && { quote }), ...(isFinished && { file: file.filePath }) };
  return told.map((what) => ({ document, text: subject + what }));
}

function filesOf(quote: StoredQuote): readonly FileToArchive[] {
  const { id, reference, filePath } = quote;
  return storedFiles(quote).map((file) =>
    file.filePath === filePath
      ? { file, quote: id, subject: `${reference}: its document` }
      : { file, quote: id, isFinished: true, subject: `${reference}: its file ${file.filePath}` },
  );
}

/** Everything that a backup of an office has to hold. */
export function filesOfBook(book: Pick<QuoteBook, 'quotes' | 'erasures'>): readonly OrderFile[] {
  return filesToArchive(book).map(({ file }) => file);
}

/** Within an archive. */
export function archivePath(key: string): string {
  return `uploads/${key}`;
}

export function expectedFacts({ fileSize, fileSha256 }: ReceivedDocument): FileFacts {
  return { size: fileSize, sha256: fileSha256 };
}

interface Outcome {
  /** Hash of the copy in the backup; `null` when there is no copy anywhere. */
  readonly facts: FileFacts | null;
  readonly isShared: boolean;
  readonly problems: readonly string[];
}

async function archiveOne(
  { filePath: key, ...received }: OrderFile,
  { uploadsFolder, previous, target, canShare }: ArchiveOptions,
): Promise<Outcome> {
  const expected = expectedFacts(received);
  const live = join(uploadsFolder, key);
  const to = target === null ? null : join(target, key);
  const older = await previous.findIntact(archivePath(key), expected);
  const found = older.path === null ? await copyFrom(live, to) : await factsOf(live);
  const problems = [
    ...describeLive(found, expected),
    ...(older.isDamaged
      ? [': its copy in an older backup is damaged. Look at the disk of the backups.']
      : []),
  ];
  if (older.path === null) return { facts: found, isShared: false, problems };
  if (to !== null) {
    if (canShare) await link(older.path, to);
    else await copyVerified(older.path, to);
  }
  return { facts: expected, isShared: canShare, problems };
}

/** What is wrong with a document on the server. */
export function describeLive(found: FileFacts | null, expected: FileFacts): readonly string[] {
  if (found === null) return [' is missing.'];
  return isSame(found, expected) ? [] : [' is not the one that was received.'];
}

async function copyFrom(from: string, to: string | null): Promise<FileFacts | null> {
  if (to === null) return factsOf(from);
  try {
    return await copyVerified(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    await rm(to, { force: true });
    return null;
  }
}

/** @throws when reading the copy back shows a difference. */
async function copyVerified(from: string, to: string): Promise<FileFacts> {
  const facts = await copyDocument(from, to);
  if (!isSame(await readFacts(to), facts)) throw new Error(`${to} is not what was written to it`);
  return facts;
}

/** @returns `null` when there is no such file. */
export function factsOf(path: string): Promise<FileFacts | null> {
  return readFacts(path).catch(absentAs(null));
}
