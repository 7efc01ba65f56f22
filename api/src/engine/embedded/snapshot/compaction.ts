import type { Low } from 'lowdb';
import type { Disk } from '../../disk/disk.ts';
import type { QuoteBook } from '../book/quote-book.ts';
import { findStoreFiles } from '../folder/store-files.ts';
import type { LiveJournal } from '../journal/live-journal.ts';
import type { SnapshotAdapter } from './snapshot-adapter.ts';

/** Snapshots kept beside the current one, each with the journals since. */
const keptGenerations = 2;

/**
 * Replaces the journal by a snapshot from time to time. Because the journal has to grow as long as the snapshot
 * first, the cost of a change does not grow with the number of submissions.
 *
 * Order: new journal < snapshot on the disk < snapshot named < older files removed.
 */
export interface Compaction {
  /** Whether the journal has grown long enough. */
  isDue(): boolean;
  /** To be called between two commits; the snapshot itself is written in the background. */
  begin(): Promise<void>;
  /**
   * Replaces all files with older states by a snapshot of the current one: what was removed from the store is then
   * in none of its files. Changes continue in the meantime.
   * @param runBetween runs work between two commits.
   */
  purge(runBetween: (work: () => Promise<void>) => Promise<void>): Promise<void>;
  /** To be called after the last change: leaves a snapshot of everything, for people to read. */
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
  let purging: Promise<void> | undefined;

  async function write(): Promise<void> {
    try {
      await low.write();
      await removeOldFiles(parts, keptGenerations);
    } catch (error) {
      // Abandoned by a closing store, which writes a final one.
      if (!adapter.isAbandoned()) reportUnwritten(parts, error);
    }
  }

  /** No other snapshot may be written in the meantime: it might need the files that are removed. */
  async function purgeOnce(runBetween: Parameters<Compaction['purge']>[0]): Promise<void> {
    // It may hold what was removed since it was started.
    await writing;
    await runBetween(journal.rotate);
    await low.write();
    await removeOldFiles(parts, 0);
  }

  return {
    isDue: () =>
      writing === undefined &&
      purging === undefined &&
      journal.length() >= Math.max(minJournalBytes, adapter.size()),
    async begin() {
      await journal.rotate();
      if (purging !== undefined) return;
      writing ??= write().finally(() => {
        writing = undefined;
      });
    },
    async purge(runBetween) {
      while (purging !== undefined) await purging.catch(() => {});
      purging = purgeOnce(runBetween).finally(() => {
        purging = undefined;
      });
      await purging;
    },
    async finish() {
      const isOwed = writing !== undefined;
      adapter.abandon();
      await writing;
      await purging?.catch(() => {});
      if (!journal.hasCommits() && !isOwed) return;
      try {
        if (journal.hasCommits()) await journal.rotate();
        await adapter.writeAtOnce(low.data);
        await removeOldFiles(parts, keptGenerations);
      } catch (error) {
        reportUnwritten(parts, error);
      }
    },
  };
}

function reportUnwritten({ report }: CompactionParts, error: unknown): void {
  report(`The snapshot could not be written; the journal stays in use. ${String(error)}`);
}

/** @param generations how many earlier snapshots to keep, with the journals that follow them. */
async function removeOldFiles(
  { folder, disk, adapter, journal }: CompactionParts,
  generations: number,
): Promise<void> {
  const files = await findStoreFiles(folder, disk);
  const kept = files.generations.slice(0, generations);
  const oldest = kept.at(-1)?.sequence ?? (generations === 0 ? adapter.sequence() : 0);
  // A journal is needed as long as the next one begins after the oldest snapshot.
  const unneeded = files.closedJournals.filter((_, index) => {
    const next = files.closedJournals[index + 1];
    return (next?.sequence ?? journal.after()) <= oldest;
  });
  for (const { path } of [...files.generations.slice(generations), ...unneeded]) {
    await disk.remove(path);
  }
  if (generations === 0) await disk.syncFolder(folder);
}
