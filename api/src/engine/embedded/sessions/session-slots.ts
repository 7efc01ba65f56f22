import { dirname } from 'node:path';
import { ignoreOutOfSpace } from '@yiqiao/ports/faults/error-code';
import type { Disk } from '../../disk/disk.ts';
import { writeNewFile } from '../../disk/durable-file.ts';

/** Fits into one sector of any disk, so that overwriting a slot is atomic. */
const slotBytes = 256;
/** More sessions than an office has devices; the file is allocated in full when it is created. */
export const slotCount = 256;

/**
 * A file of slots, each with a line of text or empty. Slots are overwritten in place, so that a full disk prevents
 * neither log-in nor log-out.
 */
export interface SessionSlots {
  /** Contents of the slots when opened, by number. */
  readonly texts: ReadonlyMap<number, string>;
  /** Resolves when the slot holds exactly this on the disk. */
  write(slot: number, text: string): Promise<void>;
}

export async function openSessionSlots(path: string, disk: Disk): Promise<SessionSlots> {
  const bytes = await disk.read(path);
  if (bytes?.length !== slotBytes * slotCount) {
    // On a full disk, sessions are kept in memory until the next start.
    await makeFile(path, disk).catch(ignoreOutOfSpace);
  }
  let writing = Promise.resolve();

  async function writeSlot(slot: number, text: string): Promise<void> {
    const file = await disk.openDurable(path);
    try {
      await file.write(format(text), slot * slotBytes);
    } finally {
      await file.close();
    }
  }

  return {
    texts: readTexts(bytes),
    write(slot, text) {
      const written = writing.then(() => writeSlot(slot, text));
      writing = written.catch(() => {});
      return written;
    },
  };
}

async function makeFile(path: string, disk: Disk): Promise<void> {
  await disk.remove(path);
  const empty = Array.from({ length: slotCount }, () => format(''));
  await writeNewFile(path, empty, disk);
  await disk.syncFolder(dirname(path));
}

function readTexts(bytes: Buffer | null): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  if (bytes?.length !== slotBytes * slotCount) return texts;
  for (let slot = 0; slot < slotCount; slot += 1) {
    const text = bytes.toString('utf8', slot * slotBytes, (slot + 1) * slotBytes).trim();
    if (text !== '') texts.set(slot, text);
  }
  return texts;
}

function format(text: string): Buffer {
  return Buffer.from(`${text.padEnd(slotBytes - 1)}\n`);
}
