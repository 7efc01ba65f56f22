import type { Disk } from '../../disk/disk.ts';
import type { Commit, StoreChange } from '../book/store-change.ts';
import type { StoreFiles } from '../folder/store-files.ts';
import { type JournalFile, makeJournal, openJournal } from './journal-file.ts';
import { headerBytes, type JournalHeader } from './journal-header.ts';
import { formatCommit } from './journal-line.ts';
import { createJournalName } from './journal-name.ts';

/** How long the header may lag behind; it only serves to detect a truncated file. */
const confirmAfterMs = 250;

/** The active journal: numbered commits, in one file after another. */
export interface LiveJournal {
  /** Number of the last commit on the disk. */
  readonly sequence: () => number;
  readonly length: () => number;
  /** Number of the commit before the first one in the current file. */
  readonly after: () => number;
  /** Whether the current file holds any commits. */
  hasCommits(): boolean;
  /** Resolves with the commit when it is on the disk; for `isAlone` see `JournalFile`. */
  append(changes: readonly StoreChange[], isAlone: boolean): Promise<Commit>;
  /** Closes the current file and continues in a new one. To be called between commits only. */
  rotate(): Promise<void>;
  /** Whether the current file can be appended to, see `JournalFile`. */
  isTrusted(): boolean;
  /** Makes writing possible again after a failure, or rejects. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

export interface LiveJournalStart {
  readonly files: Pick<StoreFiles, 'folder' | 'journal' | 'nextJournal'>;
  readonly disk: Disk;
  /** Header fields of new journals. */
  readonly head: Pick<JournalHeader, 'version' | 'store'>;
  readonly file: JournalFile;
  readonly sequence: number;
}

export function createLiveJournal(start: LiveJournalStart): LiveJournal {
  const { files, disk, head } = start;
  let { file, sequence } = start;
  const name = createJournalName(files, disk);
  const confirmation = createConfirmation(() => file.confirm(sequence));

  async function finish(finished: JournalFile): Promise<void> {
    await confirmation.drop();
    try {
      if (finished.header.after < sequence) await finished.confirm(sequence);
    } finally {
      await finished.close();
    }
  }

  async function prepare(): Promise<void> {
    if (!name.isTaken()) await rotate();
    await name.settle();
  }

  async function rotate(): Promise<void> {
    await disk.remove(files.nextJournal);
    const header = await makeJournal(files.nextJournal, { ...head, after: sequence }, disk);
    const next = await openJournal(files.nextJournal, header, headerBytes, disk);
    try {
      await name.pass(file.header.after);
    } catch (error) {
      await next.close();
      throw error;
    }
    const finished = file;
    file = next;
    // Its commits are on the disk already; at worst, reserved space is left.
    await finish(finished).catch(() => undefined);
    await name.settle();
  }

  return {
    sequence: () => sequence,
    length: () => file.length(),
    after: () => file.header.after,
    hasCommits: () => file.length() > headerBytes,
    isTrusted: () => file.isTrusted(),
    rotate,
    async append(changes, isAlone) {
      await prepare();
      const { checksum, line } = formatCommit({ sequence: sequence + 1, changes });
      await file.append(Buffer.from(line), isAlone);
      sequence += 1;
      confirmation.runSoon();
      return { sequence, checksum, changes };
    },
    async heal() {
      await prepare();
      await file.heal();
    },
    close: () => finish(file),
  };
}

/** Confirms once for all commits in quick succession. */
function createConfirmation(confirm: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let confirming: Promise<void> | undefined;
  return {
    runSoon(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        // The confirmation is an additional safeguard: without it, commits are just as safe.
        confirming = confirm().catch(() => undefined);
      }, confirmAfterMs).unref();
    },
    /** Resolves when none is being written, and none will be. */
    async drop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await confirming;
    },
  };
}
