import { cp, link, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import { countItems, toSegments } from '@yiqiao/contract/segments';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import {
  beforeRestorePrefix,
  dataFile,
  incomingPrefix,
  momentInName,
  uploadsFile,
} from '../../engine/embedded/folder/data-folder.ts';
import { lockStore } from '../../engine/embedded/folder/lock-store.ts';
import { refuseMoved } from '../../engine/embedded/folder/move-file.ts';
import { readBookIfWhole } from '../../engine/embedded/read-quote-store.ts';
import { moveAside, replaceStore, writeBeside } from '../../engine/embedded/replace-store.ts';
import { copyDocument, isSame, readFacts } from '../copy-document.ts';
import { OperationError } from '../operation-error.ts';
import { applyDeletions } from './apply-deletions.ts';
import { archivePath, filesOfBook } from './archive-documents.ts';
import { deletionsIn, readArchivedRemovals } from './archives.ts';
import { withoutErased } from './forget-persons.ts';
import type { ArchivedFile } from './manifest.ts';
import { findRestoredPeople, putPeople, type RestoredPeople } from './restore-people.ts';
import { findRestoredSettings, putSettings } from './restore-settings.ts';
import { verifyArchive } from './verify-archive.ts';
import { archivedSettings } from './write-archive.ts';

export interface RestoreOptions {
  readonly archive: string;
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly now: number;
  /** From the environment: they hold unless owners have set others. */
  readonly rules: FileDeletionRules;
  /** Verifies and reports, but changes nothing. */
  readonly isDryRun: boolean;
  /** The archive was fetched for this restore, onto the documents' disk: its documents are linked, not copied. */
  readonly isFetched?: boolean;
}

export interface RestoreResult {
  readonly quotes: number;
  readonly documents: number;
  /** Documents that stay deleted. */
  readonly deleted: number;
  /** Submissions of persons who were erased since: they stay erased. */
  readonly erased: number;
  /** Submissions of the current store that are not in the backup. */
  readonly newer: number;
  /** Folders with what was there before; none on a new machine and in a dry run. */
  readonly setAside: readonly string[];
  /** Where those who belong come from. */
  readonly people: RestoredPeople['kind'];
  /** Settings of the machine that was backed up, if included; they are not restored. */
  readonly settingsFile: string | null;
}

/**
 * Replaces the current store with a backup. Nothing is overwritten: what was there is moved aside. A document that
 * the retention clock has deleted since stays deleted.
 *
 * Order: verify everything, copy the documents, write the complete new store beside the old one, move the old one
 * aside, move the new one in. After a crash the next restore starts over.
 * @throws OperationError or StoreRefusal with nothing changed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { archive, dataFolder, uploadsFolder, now, isDryRun } = options;
  await refuseMoved(dataFolder, nodeDisk);
  const { manifest, book: archived } = await verifyArchive(archive);
  // A damaged store is the usual reason to restore; then it cannot be read.
  const there = await readBookIfWhole(dataFolder);
  const removals = await readArchivedRemovals(archive);
  const book = withoutErased(archived, [...removals.erasures, ...(there?.erasures ?? [])]);
  const quotes = book.quotes.flat();
  const present = there?.quotes.flat() ?? [];
  const deletions = [...deletionsIn(present), ...removals.deletions];
  const settings = await findRestoredSettings(archive, dataFolder);
  const rules = settings.settings?.sections.kept ?? options.rules;
  const restored = applyDeletions(quotes, deletions, now, rules);
  const next = { ...book, quotes: toSegments(restored.toReversed()) };
  const documents = documentsOf(next, manifest.files);
  const known = new Set(quotes.map(({ id }) => id));
  const environment = manifest.files.find(
    ({ path }) => path === `data/${archivedSettings.environment}`,
  );
  const people = await findRestoredPeople(archive, dirname(archive), dataFolder, now);
  const setAside: string[] = [];
  const asideName = `${beforeRestorePrefix}${momentInName(now)}`;
  if (!isDryRun) {
    await nodeDisk.makeFolder(dataFolder);
    await nodeDisk.makeFolder(uploadsFolder);
    const unlock = await lockStore(dataFolder, uploadsFolder, nodeDisk);
    try {
      setAside.push(...(await putDocuments(options, documents, asideName)));
      // The restored store has a new identity: the next start claims the documents for it.
      await nodeDisk.remove(join(uploadsFolder, uploadsFile.owner));
      // First, so that a crash in between leaves nobody in who may be gone.
      const aside = [
        ...(await putPeople(dataFolder, people, asideName)),
        ...(await putSettings(dataFolder, settings, asideName)),
      ];
      setAside.push(...new Set([...aside, ...(await putStore(options, next, asideName))]));
    } finally {
      await unlock();
    }
  }
  return {
    quotes: restored.length,
    documents: documents.length,
    deleted: restored.filter(({ fileDeletedAt }) => fileDeletedAt !== undefined).length,
    erased: countItems(archived.quotes) - quotes.length,
    newer: present.filter(({ id }) => !known.has(id)).length,
    setAside,
    people: people.kind,
    settingsFile: environment === undefined ? null : join(archive, environment.path),
  };
}

function documentsOf(book: QuoteBook, files: readonly ArchivedFile[]): readonly ArchivedFile[] {
  const wanted = new Set(filesOfBook(book).map((file) => archivePath(file.filePath)));
  return files.filter(({ path }) => wanted.has(path));
}

async function putDocuments(
  { archive, uploadsFolder, isFetched = false }: RestoreOptions,
  documents: readonly ArchivedFile[],
  asideName: string,
): Promise<readonly string[]> {
  const wanted = new Map(documents.map((file) => [file.path.replace('uploads/', ''), file]));
  const aside = await moveAside(
    uploadsFolder,
    asideName,
    (name) => isDocument(name) && !wanted.has(name),
    nodeDisk,
  );
  for (const [name, file] of wanted) {
    const target = join(uploadsFolder, name);
    if (await isThere(target, file)) continue;
    const arriving = join(uploadsFolder, `${incomingPrefix}restore-${name}`);
    await nodeDisk.remove(arriving);
    const archived = join(archive, file.path);
    if (isFetched) await link(archived, arriving);
    else if (!isSame(await copyDocument(archived, arriving), file))
      throw new OperationError(`${file.path} changed while it was copied.`);
    await rename(arriving, target);
  }
  await nodeDisk.syncFolder(uploadsFolder);
  return aside;
}

function isThere(path: string, file: ArchivedFile): Promise<boolean> {
  return readFacts(path).then((facts) => isSame(facts, file), absentAs(false));
}

async function putStore(
  { archive, dataFolder }: RestoreOptions,
  book: QuoteBook,
  asideName: string,
): Promise<readonly string[]> {
  await writeBeside(dataFolder, book, nodeDisk);
  const aside = await replaceStore(dataFolder, asideName, nodeDisk);
  await putOwnFiles(join(archive, 'data'), dataFolder);
  await nodeDisk.syncFolder(dataFolder);
  return aside;
}

/** The current password and company are kept; on a new machine those of the backup are better than none. */
async function putOwnFiles(from: string, to: string): Promise<void> {
  const [archived, present] = await Promise.all([nodeDisk.list(from), nodeDisk.list(to)]);
  for (const name of [dataFile.credential, dataFile.company]) {
    if (archived.includes(name) && !present.includes(name))
      await cp(join(from, name), join(to, name));
  }
}

function isDocument(name: string): boolean {
  const others: readonly string[] = ['README.md', uploadsFile.setAside];
  return !others.includes(name) && !name.startsWith('.') && !name.startsWith(beforeRestorePrefix);
}
