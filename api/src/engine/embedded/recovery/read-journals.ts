import { basename } from 'node:path';
import type { StoreFiles } from '../folder/store-files.ts';
import { type ReadJournal, readJournal } from '../journal/read-journal.ts';
import { newerRelease, orRefuse, type RecoveryRules, refusal } from './recovery-rules.ts';

export interface NamedJournal {
  readonly path: string;
  readonly reading: ReadJournal;
}

/** The active journal, or the one that a crash kept from becoming active. */
export async function readCurrentJournal(
  files: StoreFiles,
  rules: RecoveryRules,
): Promise<NamedJournal> {
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
  const outcome = orRefuse(path, () => readJournal(bytes, rules.newestVersion, rules.readQuote));
  if (outcome.kind === 'newer') throw newerRelease(path, outcome.version, rules);
  if (outcome.kind === 'damaged') throw refusal(`${path} is damaged: ${outcome.reason}.`);
  return { path, reading: outcome.journal };
}

/** The closed journals that lead from change `sequence` to the current one. */
export async function readClosedJournals(
  { closedJournals }: StoreFiles,
  sequence: number,
  current: NamedJournal,
  rules: RecoveryRules,
): Promise<readonly NamedJournal[]> {
  if (current.reading.header.after <= sequence) return [];
  const first = closedJournals.findLastIndex((journal) => journal.sequence <= sequence);
  const needed = closedJournals.slice(Math.max(first, 0));
  return Promise.all(needed.map(({ path }) => readOneJournal(path, rules)));
}
