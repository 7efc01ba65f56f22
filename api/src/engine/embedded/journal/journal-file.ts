import { dirname } from 'node:path';
import { isLackOfRoom } from '@yiqiao/ports/faults/error-code';
import type { Disk, DiskFile } from '../../disk/disk.ts';
import { writeNewFile } from '../../disk/durable-file.ts';
import { createWritePace, writeAtPace } from '../../disk/write-pace.ts';
import { formatHeader, headerBytes, type JournalHeader } from './journal-header.ts';

/** Room is reserved ahead in steps that double: writing within it spares the disk a change of length. */
const reserve = { firstBytes: 64 * 1024, mostBytes: 1024 * 1024 };

/**
 * The open end of a journal.
 *
 * Invariant: the file holds `length` good bytes, and nothing after them that would read as a commit.
 * A failed write restores this before anything else is written.
 */
export interface JournalFile {
  readonly header: JournalHeader;
  readonly length: () => number;
  /**
   * Resolves when the bytes are on the disk.
   * @param isAlone nobody else waits, so that nothing is gained by gathering.
   * @throws what the disk said; nothing of the bytes counts then.
   */
  append(bytes: Uint8Array, isAlone: boolean): Promise<void>;
  /** Notes in the header that a commit has reached the disk. */
  confirm(sequence: number): Promise<void>;
  /** Makes the journal writable again after a failure, or rejects. */
  heal(): Promise<void>;
  /** Gives reserved room back and closes. */
  close(): Promise<void>;
  /**
   * After a failed flush the system may call pages clean that never reached the disk, so that this
   * file must be replaced by a snapshot and a new journal.
   */
  isTrusted(): boolean;
}

/** Writes a journal without commits; its name is not yet durable. */
export async function makeJournal(
  path: string,
  header: Omit<JournalHeader, 'confirmed'>,
  disk: Disk,
): Promise<JournalHeader> {
  const whole = { ...header, confirmed: header.after };
  await writeNewFile(path, [formatHeader(whole)], disk);
  return whole;
}

/** Continues a journal behind its last whole commit; a cut-off line is removed first. */
export async function openJournal(
  path: string,
  header: JournalHeader,
  goodBytes: number,
  disk: Disk,
): Promise<JournalFile> {
  const file = await disk.openDurable(path);
  try {
    await cutBack(file, goodBytes);
  } catch (error) {
    await file.close();
    throw error;
  }
  // The file may have come by a rename that a crash of the machine has not made durable.
  await disk.syncFolder(dirname(path));
  return createJournalFile(file, header, goodBytes);
}

function createJournalFile(file: DiskFile, header: JournalHeader, goodBytes: number): JournalFile {
  let length = goodBytes;
  let reservedUntil = goodBytes;
  let step = reserve.firstBytes;
  let isClean = true;
  let isTrusted = true;
  const pace = createWritePace();

  async function heal(): Promise<void> {
    isClean = false;
    await cutBack(file, length);
    reservedUntil = length;
    step = reserve.firstBytes;
    isClean = true;
  }

  async function makeRoom(needed: number): Promise<void> {
    if (length + needed <= reservedUntil) return;
    const bytes = needed + step;
    await file.write(Buffer.alloc(bytes), length);
    reservedUntil = length + bytes;
    step = Math.min(step * 2, reserve.mostBytes);
  }

  return {
    header,
    length: () => length,
    isTrusted: () => isTrusted,
    async append(bytes, isAlone) {
      if (!isClean) await heal();
      try {
        await makeRoom(bytes.length);
        if (isAlone) await writeAtPace(file, bytes, length, pace);
        else await file.write(bytes, length);
      } catch (error) {
        // Without room nothing reached the disk at all; any other failure may have been a failed flush.
        isTrusted &&= isLackOfRoom(error);
        isClean = false;
        // The caller is told why the write failed; `isClean` remembers a failed repair.
        await heal().catch(() => undefined);
        throw error;
      }
      length += bytes.length;
    },
    confirm: (sequence) => file.write(formatHeader({ ...header, confirmed: sequence }), 0),
    async heal() {
      await heal();
      await makeRoom(headerBytes);
    },
    async close() {
      try {
        await cutBack(file, length);
      } finally {
        await file.close();
      }
    },
  };
}

async function cutBack(file: DiskFile, length: number): Promise<void> {
  await file.truncate(length);
  await file.sync();
}
