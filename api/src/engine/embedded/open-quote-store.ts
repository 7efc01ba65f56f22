import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { ignoreOutOfSpace } from '@yiqiao/ports/faults/error-code';
import { storedQuoteSchema } from '@yiqiao/ports/schema/record-schema';
import {
  createReadQuote,
  type QuoteUpgrade,
  quoteUpgrades,
  schemaVersion,
} from '@yiqiao/ports/schema/schema-version';
import type { Disk } from '../disk/disk.ts';
import { temporaryEnding } from '../disk/durable-file.ts';
import { nodeDisk } from '../disk/node-disk.ts';
import { emptyBook } from './book/quote-book.ts';
import { createQuoteStore } from './create-quote-store.ts';
import {
  claimDocuments,
  type DocumentsOwner,
  readDocumentsOwner,
  refuseForeignDocuments,
} from './documents/documents-owner.ts';
import { damagedMark } from './folder/data-folder.ts';
import { lockStore, type Unlock } from './folder/lock-store.ts';
import { refuseMoved } from './folder/move-file.ts';
import { findStoreFiles, hasStore, type StoreFiles } from './folder/store-files.ts';
import { StoreRefusal } from './folder/store-refusal.ts';
import { makeJournal, openJournal } from './journal/journal-file.ts';
import { createLiveJournal } from './journal/live-journal.ts';
import type { QuoteStore } from './quote-store.ts';
import { type RecoveredStore, recoverStore } from './recovery/recover-store.ts';
import { createSnapshotAdapter } from './snapshot/snapshot-adapter.ts';

const defaultMinJournalBytes = 1024 * 1024;

export interface QuoteStoreOptions {
  /** The folder of the documents: no new store is created beside documents that lost theirs. */
  readonly uploadsFolder?: string;
  readonly disk?: Disk;
  /** Minimum length of the journal before a snapshot replaces it. */
  readonly minJournalBytes?: number;
  readonly upgrades?: readonly QuoteUpgrade[];
  /**
   * Called when the documents have seen a later change than this store: it is an older copy. Nothing is written to
   * the store before it resolves.
   */
  onOlderStore?(known: number, present: number): Promise<void>;
  /** Called with messages for a person: what was repaired, what failed without harm. */
  report?(message: string): void;
}

/**
 * Opens the store of a data folder, or creates one.
 * @throws StoreRefusal when another process has it, when it is damaged beyond full recovery, written by a newer
 * release, or when the documents belong to another store. Nothing has been changed then.
 */
export async function openQuoteStore(
  folder: string,
  options: QuoteStoreOptions = {},
): Promise<QuoteStore> {
  const disk = options.disk ?? nodeDisk;
  await disk.makeFolder(folder);
  const unlock = await lockStore(folder, options.uploadsFolder, disk);
  try {
    return await openLocked(folder, disk, unlock, options);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openLocked(
  folder: string,
  disk: Disk,
  release: Unlock,
  options: QuoteStoreOptions,
): Promise<QuoteStore> {
  const { uploadsFolder, onOlderStore, report = () => {} } = options;
  const { upgrades = quoteUpgrades, minJournalBytes = defaultMinJournalBytes } = options;
  await refuseMoved(folder, disk);
  const version = schemaVersion(upgrades);
  const owner = uploadsFolder === undefined ? null : await readDocumentsOwner(uploadsFolder, disk);
  const present = await findStoreFiles(folder, disk);
  if (!hasStore(present)) {
    if (uploadsFolder !== undefined)
      await refuseBesideDocuments(folder, uploadsFolder, disk, owner);
    await beginStore(present, version, disk);
  }
  const files = await findStoreFiles(folder, disk);
  const readQuote = createReadQuote(storedQuoteSchema, upgrades);
  const recovered = await recoverStore(files, { disk, newestVersion: version, readQuote });
  const { store, book, snapshot } = recovered;
  const { sequence } = book;
  if (uploadsFolder !== undefined) refuseForeignDocuments(owner, store, uploadsFolder);
  if (owner !== null && owner.sequence > sequence) await onOlderStore?.(owner.sequence, sequence);
  await tidyFiles(files, recovered, disk);
  for (const note of recovered.notes) report(note);

  const head = { version, store };
  const { header, length } = recovered.journal.reading;
  const file = await openJournal(files.journal, header, length, disk);
  const journal = createLiveJournal({ files, disk, head, file, sequence });
  const adapter = createSnapshotAdapter(book, { files, head, disk, present: snapshot });
  if (recovered.version < version) {
    await journal.rotate();
    await adapter.writeAtOnce(book);
  } else if (snapshot === undefined) {
    // The journals hold everything; the next snapshot will be another attempt.
    await adapter.writeAtOnce(book).catch(ignoreOutOfSpace);
  }
  const mark =
    uploadsFolder === undefined
      ? null
      : await claimDocuments(uploadsFolder, { store, sequence, dataFolder: folder }, disk);
  return createQuoteStore({
    folder,
    disk,
    adapter,
    journal,
    minJournalBytes,
    report,
    mark,
    release,
  });
}

/** The journal comes first: with it alone, a crash before the first snapshot leaves a whole store. */
async function beginStore(
  { folder, journal, nextJournal }: StoreFiles,
  version: number,
  disk: Disk,
): Promise<void> {
  await disk.remove(nextJournal);
  await makeJournal(nextJournal, { version, store: randomUUID(), after: emptyBook.sequence }, disk);
  await disk.rename(nextJournal, journal);
  await disk.syncFolder(folder);
}

/** An unmounted volume looks like an empty office; starting over would hide the loss. */
async function refuseBesideDocuments(
  folder: string,
  uploadsFolder: string,
  disk: Disk,
  owner: DocumentsOwner | null,
): Promise<void> {
  refuseForeignDocuments(owner, null, uploadsFolder);
  const documents = (await disk.list(uploadsFolder)).filter(
    (name) => !name.startsWith('.') && name !== 'README.md',
  );
  if (documents.length === 0) return;
  throw new StoreRefusal(
    `There is no store in ${folder}, but clients' documents lie in ${uploadsFolder}. ` +
      'Nothing was changed. Is DATA_DIR right, and its disk mounted? ' +
      'Otherwise restore the last backup: npm run restore -- <folder>.',
  );
}

/** Finishes what a crash interrupted, and sets a damaged snapshot aside for inspection. */
async function tidyFiles(files: StoreFiles, recovered: RecoveredStore, disk: Disk): Promise<void> {
  if (recovered.damagedSnapshot !== undefined) {
    const aside = `${recovered.damagedSnapshot}${damagedMark}${recovered.book.sequence}`;
    await disk.rename(recovered.damagedSnapshot, aside);
  }
  if (recovered.journal.path === files.nextJournal) {
    await disk.rename(files.nextJournal, files.journal);
  }
  for (const temporary of [files.snapshot, files.journal]) {
    await disk.remove(join(files.folder, `${basename(temporary)}${temporaryEnding}`));
  }
  await disk.syncFolder(files.folder);
}
