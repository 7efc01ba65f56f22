import type { Low } from 'lowdb';
import type { Disk } from '../../disk/disk.ts';
import type { QuoteBook } from '../book/quote-book.ts';
import type { LiveJournal } from '../journal/live-journal.ts';
import { findStoreFiles } from '../recovery/store-files.ts';
import type { SnapshotAdapter } from './snapshot-adapter.ts';

/** Snapshots kept beside the present one, each with the journals that lead from it to now. */
const keptGenerations = 2;

/**
 * Replaces the journal by a snapshot from time to time: as long as the journal has to be as long as the
 * snapshot first, the cost of a change does not grow with the number of submissions.
 *
 * Order: new journal < snapshot on the disk < snapshot named < older files removed.
 */
export interface Compaction {
  /** Whether the journal has grown long enough. */
  isDue(): boolean;
  /** To be called between two commits; the snapshot itself is written behind the next commits. */
  begin(): Promise<void>;
  /** Call it after the last change: leaves a snapshot of everything, for people to read. */
  finish(): Promise<void>;
}

export interface CompactionParts {
  readonly folder: string;
  readonly disk: Disk;
  readonly low: Low<QuoteBook>;
  readonly adapter: SnapshotAdapter;
  readonly journal: LiveJournal;
  readonly minJournalBytes: number;
  report(message: string): void;
}

export function createCompaction(parts: CompactionParts): Compaction {
  const { low, adapter, journal, minJournalBytes } = parts;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    try {
      await low.write();
      await removeOldFiles(parts);
    } catch (error) {
      // A closing store has given this one up, to write a last one.
      if (!adapter.isAbandoned()) reportFault(error);
    }
  }

  function reportFault(error: unknown): void {
    parts.report(`The snapshot could not be written; the journal goes on. ${String(error)}`);
  }

  return {
    isDue: () =>
      writing === undefined && journal.length() >= Math.max(minJournalBytes, adapter.size()),
    async begin() {
      await journal.rotate();
      writing ??= write().finally(() => {
        writing = undefined;
      });
    },
    async finish() {
      adapter.abandon();
      await writing;
      if (!journal.hasCommits()) return;
      try {
        await journal.rotate();
        await adapter.writeAtOnce(low.data);
        await removeOldFiles(parts);
      } catch (error) {
        reportFault(error);
      }
    },
  };
}

async function removeOldFiles({ folder, disk }: CompactionParts): Promise<void> {
  const { generations, closedJournals } = await findStoreFiles(folder, disk);
  const kept = generations.slice(0, keptGenerations);
  const oldest = kept.at(-1)?.sequence ?? 0;
  // A journal is needed as long as the one after it begins behind the oldest snapshot.
  const unneeded = closedJournals.filter((_, index) => {
    const next = closedJournals[index + 1];
    return next !== undefined && next.sequence <= oldest;
  });
  for (const { path } of [...generations.slice(keptGenerations), ...unneeded]) {
    await disk.remove(path);
  }
}
