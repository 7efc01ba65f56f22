import { basename } from 'node:path';
import { emptyBook } from '../book/quote-book.ts';
import type { StoreFiles } from '../folder/store-files.ts';
import type { SnapshotOnDisk } from '../snapshot/snapshot-adapter.ts';
import { readSnapshot, type Snapshot } from '../snapshot/snapshot-text.ts';
import type { NamedJournal } from './read-journals.ts';
import { newerRelease, orRefuse, type RecoveryRules, refusal } from './recovery-rules.ts';

interface Base {
  readonly base: Snapshot;
  /** Present when the base is the current snapshot. */
  readonly snapshot?: SnapshotOnDisk;
  /** Why the snapshot itself could not be the base. */
  readonly damaged?: string;
}

/** The newest intact snapshot; an empty book if there is none. */
export async function readBase(
  files: StoreFiles,
  { reading: { header } }: NamedJournal,
  rules: RecoveryRules,
): Promise<Base> {
  const isPresent = files.names.has(basename(files.snapshot));
  const first: SnapshotReading = isPresent
    ? await readOneSnapshot(files.snapshot, rules)
    : { kind: 'damaged', damage: `${files.snapshot} is missing.` };
  if (first.kind === 'whole') {
    const { store, book, size } = first.snapshot;
    // Both are intact, so only a person can know which of the two is meant.
    if (store !== header.store) {
      throw refusal(`${files.snapshot} and ${files.journal} belong to different stores.`);
    }
    return { base: first.snapshot, snapshot: { sequence: book.sequence, size } };
  }
  const damaged = first.damage;
  for (const { path } of files.generations) {
    const earlier = await readOneSnapshot(path, rules);
    if (earlier.kind === 'whole' && earlier.snapshot.store === header.store) {
      return { base: earlier.snapshot, damaged };
    }
  }
  return {
    base: { version: header.version, store: header.store, book: emptyBook, size: 0 },
    damaged,
  };
}

type SnapshotReading =
  | { readonly kind: 'whole'; readonly snapshot: Snapshot }
  /** `damage` is a sentence that names the file. */
  | { readonly kind: 'damaged'; readonly damage: string };

async function readOneSnapshot(path: string, rules: RecoveryRules): Promise<SnapshotReading> {
  const bytes = (await rules.disk.read(path)) ?? Buffer.alloc(0);
  const outcome = orRefuse(path, () => readSnapshot(bytes, rules.newestVersion, rules.readQuote));
  if (outcome.kind === 'newer') throw newerRelease(path, outcome.version, rules);
  if (outcome.kind === 'snapshot') return { kind: 'whole', snapshot: outcome.snapshot };
  return { kind: 'damaged', damage: `${path} is damaged: ${outcome.reason}.` };
}
