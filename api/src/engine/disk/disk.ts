/**
 * The file-system calls that durability depends on, and nothing else. Tests replace it to make each call fail once
 * and to check the order of writes, flushes and renames.
 */
export interface Disk {
  /** Makes a new file that only its owner can read; rejects with `EEXIST` if there is one. */
  create(path: string): Promise<DiskFile>;
  /** Opens an existing file to write to it. */
  open(path: string): Promise<DiskFile>;
  /** Opens an existing file so that every write resolves only when it is on the disk. */
  openDurable(path: string): Promise<DiskFile>;
  /** The whole file, or `null` if there is none. */
  read(path: string): Promise<Buffer | null>;
  /** Names in a folder; none if the folder does not exist. */
  list(folder: string): Promise<readonly string[]>;
  rename(from: string, to: string): Promise<void>;
  /** A missing file counts as removed. */
  remove(path: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /**
   * Locks a file, creating it if missing; the system releases the lock when the process ends, however it ends.
   * @returns `null` while another process, or another part of this one, holds it.
   */
  lock(path: string): Promise<DiskLock | null>;
  /** Flushes the folder, so that created, renamed and removed names survive a power loss. */
  syncFolder(path: string): Promise<void>;
}

export interface DiskLock {
  /** Replaces what the file says, for people to read. */
  note(text: string): Promise<void>;
  /** Keeps the file: removing it would let two processes lock two files of the same name. */
  release(): Promise<void>;
}

export interface DiskFile {
  /** Writes all bytes at `position`, or rejects; a part of them may then have been written. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** As `write`, but synchronous. On a fast disk this takes less time than handing the work to a thread and back. */
  writeInPlace(bytes: Uint8Array, position: number): void;
  /** Resolves when all writes so far are on the disk. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}
