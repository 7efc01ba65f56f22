import { basename } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import type { ReadQuote } from '../../schema-version.ts';
import { applyCommit, emptyBook, type QuoteBook } from '../book/quote-book.ts';
import { indexBook } from '../book/quote-index.ts';
import { type ReadJournal, readJournal } from '../journal/read-journal.ts';
import type { SnapshotOnDisk } from '../snapshot/snapshot-adapter.ts';
import { readSnapshot, type Snapshot } from '../snapshot/snapshot-text.ts';
import { StoreRefusal } from '../store-refusal.ts';
import type { StoreFiles } from './store-files.ts';

/** A store as it stood at its last confirmed change, read from the disk without changing anything. */
export interface RecoveredStore {
  readonly book: QuoteBook;
  readonly store: string;
  /** Oldest version among the files that were read: below the newest, a new snapshot is due. */
  readonly version: number;
  /** Where writing goes on. */
  readonly journal: { readonly path: string; readonly reading: ReadJournal };
  /** The present snapshot, if it is whole. */
  readonly snapshot?: SnapshotOnDisk;
  /** A damaged snapshot that an earlier one and the journals made up for. */
  readonly damagedSnapshot?: string;
  /** What the person who runs the server should know. */
  readonly notes: readonly string[];
}

export interface RecoveryRules {
  readonly disk: Disk;
  readonly newestVersion: number;
  readonly readQuote: ReadQuote;
}

interface NamedJournal {
  readonly path: string;
  readonly reading: ReadJournal;
}

/**
 * The newest snapshot that is whole, and every change that the journals hold after it.
 * @throws StoreRefusal when that would not be everything that was ever confirmed.
 */
export async function recoverStore(
  files: StoreFiles,
  rules: RecoveryRules,
): Promise<RecoveredStore> {
  const journal = await readCurrentJournal(files, rules);
  const { base, snapshot, damaged } = await readBase(files, journal, rules);
  const journals = [...(await readClosedJournals(files, base, journal, rules)), journal];
  const book = replay(base.book, journals);
  checkComplete(book, journal, damaged);
  const notes: string[] = [];
  // A store that has just been begun has no snapshot yet.
  if (damaged !== undefined && book.sequence > 0) {
    notes.push(`${damaged} Everything was recovered from an earlier generation and the journal.`);
  }
  if (journal.reading.cutOff) {
    notes.push(`${journal.path} ended within a change that was never confirmed; it was dropped.`);
  }
  const version = Math.min(base.version, ...journals.map(({ reading }) => reading.header.version));
  return {
    // An upgrade changes records without a commit: nobody may go on from what was read before.
    book: version < rules.newestVersion ? { ...book, recent: [] } : book,
    store: base.store,
    version,
    journal,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(damaged !== undefined && files.names.has(basename(files.snapshot))
      ? { damagedSnapshot: files.snapshot }
      : {}),
    notes,
  };
}

/** The journal that is written to; or the one that a crash kept from taking that place. */
async function readCurrentJournal(files: StoreFiles, rules: RecoveryRules): Promise<NamedJournal> {
  const present = [files.journal, files.nextJournal].find((path) =>
    files.names.has(basename(path)),
  );
  if (present === undefined) {
    throw refusal(`${files.journal} is missing: what was changed last would be lost.`);
  }
  return readOneJournal(present, rules);
}

async function readOneJournal(path: string, rules: RecoveryRules): Promise<NamedJournal> {
  const bytes = (await rules.disk.read(path)) ?? Buffer.alloc(0);
  const outcome = orRefuse(path, () => readJournal(bytes, rules.readQuote));
  if (outcome.kind === 'damaged') throw refusal(`${path} is damaged: ${outcome.reason}.`);
  checkVersion(path, outcome.journal.header.version, rules);
  return { path, reading: outcome.journal };
}

interface Base {
  readonly base: Snapshot;
  /** Present when the base is the present snapshot. */
  readonly snapshot?: SnapshotOnDisk;
  /** Why the snapshot itself could not be the base. */
  readonly damaged?: string;
}

async function readBase(
  files: StoreFiles,
  { reading: { header } }: NamedJournal,
  rules: RecoveryRules,
): Promise<Base> {
  const isPresent = files.names.has(basename(files.snapshot));
  const first = isPresent ? await readOneSnapshot(files.snapshot, rules) : 'is missing.';
  if (typeof first !== 'string') {
    // Both are whole, so that nobody but a person can know which of the two is meant.
    if (first.store !== header.store) {
      throw refusal(`${files.snapshot} and ${files.journal} belong to different stores.`);
    }
    return { base: first, snapshot: { sequence: first.book.sequence, size: first.size } };
  }
  const damaged = `${files.snapshot} ${first}`;
  for (const { path } of files.generations) {
    const earlier = await readOneSnapshot(path, rules);
    if (typeof earlier !== 'string' && earlier.store === header.store) {
      return { base: earlier, damaged };
    }
  }
  return {
    base: { version: header.version, store: header.store, book: emptyBook, size: 0 },
    damaged,
  };
}

/** @returns the snapshot, or what is wrong with it. */
async function readOneSnapshot(path: string, rules: RecoveryRules): Promise<Snapshot | string> {
  const bytes = (await rules.disk.read(path)) ?? Buffer.alloc(0);
  const outcome = orRefuse(path, () => readSnapshot(bytes, rules.newestVersion, rules.readQuote));
  if (outcome.kind === 'newer') checkVersion(path, outcome.version, rules);
  if (outcome.kind !== 'snapshot') {
    return `is damaged: ${outcome.kind === 'damaged' ? outcome.reason : 'unknown version'}.`;
  }
  return outcome.snapshot;
}

/** The closed journals that lead from the base to the current one. */
async function readClosedJournals(
  { closedJournals }: StoreFiles,
  { book: { sequence } }: Snapshot,
  current: NamedJournal,
  rules: RecoveryRules,
): Promise<readonly NamedJournal[]> {
  if (current.reading.header.after <= sequence) return [];
  const first = closedJournals.findLastIndex((journal) => journal.sequence <= sequence);
  const needed = closedJournals.slice(Math.max(first, 0));
  return Promise.all(needed.map(({ path }) => readOneJournal(path, rules)));
}

/** Stops where a change is missing. */
function replay(base: QuoteBook, journals: readonly NamedJournal[]): QuoteBook {
  const { ordinals } = indexBook(base);
  let book = base;
  for (const [index, { reading }] of journals.entries()) {
    // What an abandoned journal holds beyond the beginning of the next one was refused to the sender.
    const last = journals[index + 1]?.reading.header.after ?? Number.POSITIVE_INFINITY;
    for (const commit of reading.commits) {
      if (commit.sequence <= book.sequence || commit.sequence > last) continue;
      if (commit.sequence !== book.sequence + 1) return book;
      book = applyCommit(book, commit, ordinals);
    }
  }
  return book;
}

/** A journal that was cut off still says in its first line how far it once reached. */
function checkComplete(book: QuoteBook, { path, reading }: NamedJournal, damaged?: string): void {
  const last = reading.commits.at(-1)?.sequence ?? 0;
  const reached = Math.max(last, reading.header.after, reading.header.confirmed);
  if (book.sequence >= reached) return;
  const cut = reached > Math.max(last, reading.header.after);
  const because = damaged ?? `${path} ${cut ? 'has been cut off' : 'does not follow on the rest'}.`;
  throw refusal(`${because} Change ${reached} was stored; only ${book.sequence} can be read.`);
}

function checkVersion(path: string, version: number, { newestVersion }: RecoveryRules): void {
  if (version <= newestVersion) return;
  throw new StoreRefusal(
    `${path} was written by a newer release (version ${version}; this one knows ${newestVersion}). ` +
      'Nothing was changed. Start the newer release again, or restore the backup made before the upgrade.',
  );
}

function orRefuse<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw refusal(`${path} is damaged: a record has another shape than it should have.`, cause);
  }
}

function refusal(what: string, cause?: unknown): StoreRefusal {
  return new StoreRefusal(
    `${what} Nothing was changed. Restore the last backup: npm run restore -- <folder>.`,
    { cause },
  );
}
