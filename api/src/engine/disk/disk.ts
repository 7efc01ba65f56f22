/**
 * The file-system calls that durability rests on, and nothing else. Tests replace it to fail each call
 * once and to see the order of writes, flushes and renames.
 */
export interface Disk {
  /** Makes a new file that only its owner can read; rejects with `EEXIST` if there is one. */
  create(path: string): Promise<DiskFile>;
  /** Opens an existing file so that every write resolves only when it is on the disk. */
  openDurable(path: string): Promise<DiskFile>;
  /** The whole file, or `null` if there is none. */
  read(path: string): Promise<Buffer | null>;
  /** Names in a folder; none if the folder does not exist. */
  list(folder: string): Promise<readonly string[]>;
  rename(from: string, to: string): Promise<void>;
  /** A file that is not there is as good as removed. */
  remove(path: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /**
   * Locks a file, making it where it is missing; the system ends the lock with the process, however it ends.
   * @returns `null` while another process, or another part of this one, holds it.
   */
  lock(path: string): Promise<DiskLock | null>;
  /** Makes names in the folder (new, renamed, removed) survive a loss of power. */
  syncFolder(path: string): Promise<void>;
}

export interface DiskLock {
  /** Replaces what the file says, for people to read. */
  note(text: string): Promise<void>;
  /** The file stays: removing it would let two processes lock two files of one name. */
  release(): Promise<void>;
}

export interface DiskFile {
  /** Writes all bytes at `position`, or rejects; a part of them may then have been written. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /**
   * As `write`, before it returns: nothing else runs meanwhile. On a fast disk this takes less time than
   * handing the work to a thread and back.
   */
  writeInPlace(bytes: Uint8Array, position: number): void;
  /** Resolves when all writes so far are on the disk. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}
