import type { Disk } from '../../disk/disk.ts';
import type { Commit, StoreChange } from '../book/store-change.ts';
import type { StoreFiles } from '../recovery/store-files.ts';
import { type JournalFile, makeJournal, openJournal } from './journal-file.ts';
import { headerBytes, type JournalHeader } from './journal-header.ts';
import { formatCommit } from './journal-line.ts';

/** The first line follows this much behind; it only serves to notice a file that was cut off. */
const confirmAfterMs = 250;

/** The journal as the store writes it: numbered commits, one file after the other. */
export interface LiveJournal {
  /** Number of the last commit on the disk. */
  readonly sequence: () => number;
  readonly length: () => number;
  /** Whether the present file holds anything that no other file does. */
  hasCommits(): boolean;
  /** Resolves with the commit when it is on the disk; for `isAlone` see `JournalFile`. */
  append(changes: readonly StoreChange[], isAlone: boolean): Promise<Commit>;
  /** Closes the present file and goes on in a new one, to be called between commits only. */
  rotate(): Promise<void>;
  /** Whether the present file may be written on, see `JournalFile`. */
  isTrusted(): boolean;
  /** Makes writing possible again after a failure, or rejects. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

export interface LiveJournalStart {
  readonly files: Pick<StoreFiles, 'folder' | 'journal' | 'nextJournal'>;
  readonly disk: Disk;
  /** What new journals say of themselves. */
  readonly head: Pick<JournalHeader, 'version' | 'store'>;
  readonly file: JournalFile;
  readonly sequence: number;
}

export function createLiveJournal(start: LiveJournalStart): LiveJournal {
  const { files, disk, head } = start;
  let { file, sequence } = start;
  let isNamed = true;
  let isNameDurable = true;
  let timer: NodeJS.Timeout | undefined;
  let confirming: Promise<void> | undefined;

  function confirmSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      // The confirmation is a second net: without it, commits are as safe as before.
      confirming = file.confirm(sequence).catch(() => undefined);
    }, confirmAfterMs).unref();
  }

  async function finish(finished: JournalFile): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await confirming;
    try {
      if (finished.header.after < sequence) await finished.confirm(sequence);
    } finally {
      await finished.close();
    }
  }

  /** Until the new file has its name for good, a commit in it could vanish with the name. */
  async function settleName(): Promise<void> {
    if (!isNamed) await rotate();
    if (isNameDurable) return;
    await disk.syncFolder(files.folder);
    isNameDurable = true;
  }

  async function rotate(): Promise<void> {
    await disk.remove(files.nextJournal);
    const header = await makeJournal(files.nextJournal, { ...head, after: sequence }, disk);
    const next = await openJournal(files.nextJournal, header, headerBytes, disk);
    try {
      await takeName();
    } catch (error) {
      await next.close();
      throw error;
    }
    const finished = file;
    file = next;
    isNamed = true;
    isNameDurable = false;
    // Its commits are on the disk already; only reserved room may stay behind.
    await finish(finished).catch(() => undefined);
    await settleName();
  }

  /** Two renames; should the second fail, nothing is written until both have succeeded. */
  async function takeName(): Promise<void> {
    if (isNamed) {
      await disk.rename(files.journal, `${files.journal}.${file.header.after}`);
      isNamed = false;
    }
    await disk.syncFolder(files.folder);
    await disk.rename(files.nextJournal, files.journal);
  }

  return {
    sequence: () => sequence,
    length: () => file.length(),
    hasCommits: () => file.length() > headerBytes,
    isTrusted: () => file.isTrusted(),
    rotate,
    async append(changes, isAlone) {
      await settleName();
      const { checksum, line } = formatCommit({ sequence: sequence + 1, changes });
      await file.append(Buffer.from(line), isAlone);
      sequence += 1;
      confirmSoon();
      return { sequence, checksum, changes };
    },
    async heal() {
      await settleName();
      await file.heal();
    },
    close: () => finish(file),
  };
}
