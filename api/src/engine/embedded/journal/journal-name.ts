import type { Disk } from '../../disk/disk.ts';
import type { StoreFiles } from '../folder/store-files.ts';

/** Under which name the journal that is written stands: the one in which the next start looks for it. */
export interface JournalName {
  /** Whether it has its name; should a rename have failed, nothing is written until it has. */
  isTaken(): boolean;
  /** Gives the name to the next journal. @param after what the present one keeps in its own name. */
  pass(after: number): Promise<void>;
  /** Until the new file has its name for good, a commit in it could vanish with the name. */
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
