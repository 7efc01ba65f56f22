import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { countItems } from '@yiqiao/contract/segments';
import { writeFileDurably } from '../../engine/disk/durable-file.ts';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { readQuoteStore } from '../../engine/embedded/read-quote-store.ts';
import { writeQuoteStore } from '../../engine/embedded/write-quote-store.ts';
import { findCompanyFile } from '../../settings/read-company.ts';
import { readFacts } from '../copy-document.ts';
import { OperationError } from '../operation-error.ts';
import { type ArchivedDocuments, archiveDocuments } from './archive-documents.ts';
import {
  type Archive,
  archiveName,
  deletionsIn,
  incompleteEnding,
  removeIncomplete,
} from './archives.ts';
import type { BackupOptions } from './backup-options.ts';
import { type ArchivedFile, type Manifest, writeManifest } from './manifest.ts';
import type { PreviousDocuments } from './previous-documents.ts';

/** What a new machine needs besides store and documents, by its name in the backup. */
export const archivedSettings = { environment: 'settings.env' } as const;

interface Sharing {
  readonly previous: PreviousDocuments;
  readonly canShare: boolean;
}

interface WrittenArchive {
  readonly archive: Archive;
  readonly archived: ArchivedDocuments;
}

/** Writes an archive under a temporary name until it is complete and verified. */
export async function writeArchive(
  options: BackupOptions,
  book: QuoteBook,
  sharing: Sharing,
): Promise<WrittenArchive> {
  const { backupsFolder, now } = options;
  const folder = join(backupsFolder, archiveName(now));
  const incomplete = `${folder}${incompleteEnding}`;
  try {
    const { manifest, archived } = await fillArchive(incomplete, options, book, sharing);
    await rename(incomplete, folder);
    await nodeDisk.syncFolder(backupsFolder);
    return { archive: { folder, manifest }, archived };
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
  folder: string,
  options: BackupOptions,
  book: QuoteBook,
  sharing: Sharing,
): Promise<{ manifest: Manifest; archived: ArchivedDocuments }> {
  const { dataFolder, uploadsFolder, now } = options;
  const target = join(folder, 'uploads');
  await nodeDisk.makeFolder(target);
  await writeStore(join(folder, 'data'), options, book);
  const archived = await archiveDocuments(book, {
    uploadsFolder,
    target,
    ...sharing,
  });
  const manifest: Manifest = {
    format: 'yiqiao-backup',
    version: 1,
    createdAt: new Date(now).toISOString(),
    quotes: countItems(book.quotes),
    files: [...(await listStoreFiles(folder)), ...archived.files],
    deletions: [...deletionsIn((await readQuoteStore(dataFolder))?.book.quotes.flat() ?? [])],
    erasures: [...book.erasures],
  };
  await writeManifest(folder, manifest);
  return { manifest, archived };
}

/** Writes it and reads it back. @throws when the contents differ. */
async function writeStore(
  folder: string,
  { dataFolder, settingsFolder }: BackupOptions,
  book: QuoteBook,
): Promise<void> {
  await nodeDisk.makeFolder(folder);
  await writeQuoteStore(folder, book, nodeDisk);
  for (const { from, name } of filesBesideStore(dataFolder, settingsFolder)) {
    await copySmallFile(from, join(folder, name));
  }
  const written = await readQuoteStore(folder);
  if (written === null || countItems(written.book.quotes) !== countItems(book.quotes)) {
    throw new Error(`${folder} is not what was written to it`);
  }
}

/** What goes into a backup's `data` with the store, where it exists. */
export function filesBesideStore(dataFolder: string, settingsFolder: string) {
  const company = findCompanyFile(dataFolder, settingsFolder);
  return [
    ...[dataFile.credential, dataFile.people, dataFile.settings].map((name) => ({
      from: join(dataFolder, name),
      name,
    })),
    { from: join(settingsFolder, '.env'), name: archivedSettings.environment },
    ...(company === null ? [] : [{ from: company, name: dataFile.company }]),
  ];
}

/** The copy is readable by its owner only, whatever the original is. */
async function copySmallFile(from: string, to: string): Promise<void> {
  const bytes = await nodeDisk.read(from);
  if (bytes !== null) await writeFileDurably(to, bytes.toString());
}

async function listStoreFiles(folder: string): Promise<readonly ArchivedFile[]> {
  const names = await readdir(join(folder, 'data'));
  return Promise.all(
    names.map(async (name) => ({
      path: `data/${name}`,
      ...(await readFacts(join(folder, 'data', name))),
    })),
  );
}
