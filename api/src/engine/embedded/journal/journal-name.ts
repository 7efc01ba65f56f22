import type { Disk } from '../../disk/disk.ts';
import type { StoreFiles } from '../folder/store-files.ts';

/** Ensures that the active journal has the file name under which the next start looks for it. */
export interface JournalName {
  /** Whether it has its name; after a failed rename nothing is written until it does. */
  isTaken(): boolean;
  /** Gives the name to the next journal. @param after the number that the current one keeps in its own name. */
  pass(after: number): Promise<void>;
  /** Until the rename is durable, a commit in the new file could be lost with its name. */
  settle(): Promise<void>;
}

export function createJournalName(
  files: Pick<StoreFiles, 'folder' | 'journal' | 'nextJournal'>,
  disk: Pick<Disk, 'rename' | 'syncFolder'>,
): JournalName {
  let isTaken = true;
  let isDurable = true;
  return {
    isTaken: () => isTaken,
    async pass(after) {
      if (isTaken) {
        await disk.rename(files.journal, `${files.journal}.${after}`);
        isTaken = false;
      }
      await disk.syncFolder(files.folder);
      await disk.rename(files.nextJournal, files.journal);
      isTaken = true;
      isDurable = false;
    },
    async settle() {
      if (isDurable) return;
      await disk.syncFolder(files.folder);
      isDurable = true;
    },
  };
}
