import { basename } from 'node:path';
import { applyCommit, ordinalsOf, type QuoteBook } from '../book/quote-book.ts';
import type { StoreFiles } from '../folder/store-files.ts';
import type { ReadJournal } from '../journal/read-journal.ts';
import type { SnapshotOnDisk } from '../snapshot/snapshot-adapter.ts';
import { readBase } from './read-base.ts';
import { type NamedJournal, readClosedJournals, readCurrentJournal } from './read-journals.ts';
import { type RecoveryRules, refusal } from './recovery-rules.ts';

/** A store as of its last acknowledged change, read from the disk without changing anything. */
export interface RecoveredStore {
  readonly book: QuoteBook;
  readonly store: string;
  /** Oldest version among the files that were read: below the newest, a new snapshot is due. */
  readonly version: number;
  /** Where to continue writing. */
  readonly journal: { readonly path: string; readonly reading: ReadJournal };
  /** The current snapshot, if it is intact. */
  readonly snapshot: SnapshotOnDisk | undefined;
  /** A damaged snapshot that an earlier one and the journals made up for. */
  readonly damagedSnapshot: string | undefined;
  /** What the person who runs the server should know. */
  readonly notes: readonly string[];
}

/**
 * The newest intact snapshot, and every later change in the journals.
 * @throws StoreRefusal when that would not be everything that was ever acknowledged.
 */
export async function recoverStore(
  files: StoreFiles,
  rules: RecoveryRules,
): Promise<RecoveredStore> {
  const journal = await readCurrentJournal(files, rules);
  const { base, snapshot, damaged } = await readBase(files, journal, rules);
  const journals = [
    ...(await readClosedJournals(files, base.book.sequence, journal, rules)),
    journal,
  ];
  const book = replay(base.book, journals);
  checkComplete(book, journal, damaged);
  const notes: string[] = [];
  // A newly created store has no snapshot yet.
  if (damaged !== undefined && book.sequence > 0) {
    notes.push(`${damaged} Everything was recovered from an earlier generation and the journal.`);
  }
  if (journal.reading.hasCutOffCommit) {
    notes.push(`${journal.path} ended within a change that was never confirmed; it was dropped.`);
  }
  const isPresent = files.names.has(basename(files.snapshot));
  const version = Math.min(base.version, ...journals.map(({ reading }) => reading.header.version));
  return {
    // An upgrade changes records without a commit: readers must not continue from an earlier cursor.
    book: version < rules.newestVersion ? { ...book, recent: [] } : book,
    store: base.store,
    version,
    journal,
    snapshot,
    damagedSnapshot: damaged !== undefined && isPresent ? files.snapshot : undefined,
    notes,
  };
}

/** Stops where a change is missing. */
function replay(base: QuoteBook, journals: readonly NamedJournal[]): QuoteBook {
  const ordinals = ordinalsOf(base);
  let book = base;
  for (const [index, { reading }] of journals.entries()) {
    // Commits of an abandoned journal beyond the start of the next one were refused.
    const last = journals[index + 1]?.reading.header.after ?? Number.POSITIVE_INFINITY;
    for (const commit of reading.commits) {
      if (commit.sequence <= book.sequence || commit.sequence > last) continue;
      if (commit.sequence !== book.sequence + 1) return book;
      book = applyCommit(book, commit, ordinals);
    }
  }
  return book;
}

/** A truncated journal still says in its first line how far it once reached. */
function checkComplete(book: QuoteBook, { path, reading }: NamedJournal, damaged?: string): void {
  const last = reading.commits.at(-1)?.sequence ?? 0;
  const reached = Math.max(last, reading.header.after, reading.header.confirmed);
  if (book.sequence >= reached) return;
  const cut = reached > Math.max(last, reading.header.after);
  const because = damaged ?? `${path} ${cut ? 'has been cut off' : 'does not follow on the rest'}.`;
  throw refusal(`${because} Change ${reached} was stored; only ${book.sequence} can be read.`);
}
