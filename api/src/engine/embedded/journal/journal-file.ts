import { dirname } from 'node:path';
import { isOutOfSpace } from '@yiqiao/ports/faults/error-code';
import type { Disk, DiskFile } from '../../disk/disk.ts';
import { writeNewFile } from '../../disk/durable-file.ts';
import { createWritePace, writeAtPace } from '../../disk/write-pace.ts';
import { formatHeader, headerBytes, type JournalHeader } from './journal-header.ts';

/** Space is reserved ahead in doubling steps: writing within it spares the disk a change of length. */
const reserve = { firstBytes: 64 * 1024, mostBytes: 1024 * 1024 };

/**
 * A journal that is open for appending.
 *
 * Invariant: the file holds `length` valid bytes, and nothing after them that could be read as a commit. After a
 * failed write this is restored before anything else is written.
 */
export interface JournalFile {
  readonly header: JournalHeader;
  readonly length: () => number;
  /**
   * Resolves when the bytes are on the disk.
   * @param isAlone no other command is waiting, so nothing is gained by gathering.
   * @throws the disk's error; none of the bytes count then.
   */
  append(bytes: Uint8Array, isAlone: boolean): Promise<void>;
  /** Notes in the header that a commit has reached the disk. */
  confirm(sequence: number): Promise<void>;
  /** Makes the journal writable again after a failure, or rejects. */
  heal(): Promise<void>;
  /** Gives reserved room back and closes. */
  close(): Promise<void>;
  /**
   * After a failed flush the system may mark pages as clean that never reached the disk, so this file must be
   * replaced by a snapshot and a new journal.
   */
  isTrusted(): boolean;
}

/** Creates an empty journal; its name is not durable yet. */
export async function makeJournal(
  path: string,
  header: Omit<JournalHeader, 'confirmed'>,
  disk: Disk,
): Promise<JournalHeader> {
  const whole = { ...header, confirmed: header.after };
  await writeNewFile(path, [formatHeader(whole)], disk);
  return whole;
}

/** Continues a journal after its last complete commit; a truncated line is removed first. */
export async function openJournal(
  path: string,
  header: JournalHeader,
  goodBytes: number,
  disk: Disk,
): Promise<JournalFile> {
  const file = await disk.openDurable(path);
  try {
    await cutBack(file, goodBytes);
    // The rename that created the file may not have survived a crash of the machine.
    await disk.syncFolder(dirname(path));
  } catch (error) {
    await file.close();
    throw error;
  }
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
        // On a full disk nothing was written at all; any other failure may have been a failed flush.
        isTrusted &&= isOutOfSpace(error);
        isClean = false;
        // The caller gets the error of the write; `isClean` remembers the failed repair.
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
