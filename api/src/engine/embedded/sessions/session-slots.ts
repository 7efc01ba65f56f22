import { dirname } from 'node:path';
import { ignoreOutOfSpace } from '@yiqiao/ports/faults/error-code';
import type { Disk } from '../../disk/disk.ts';
import { writeFileDurably, writeNewFile } from '../../disk/durable-file.ts';

/** Fits into one sector of any disk, so that overwriting a slot is atomic. */
const slotBytes = 512;
/** Of releases before 0.3, which end every session when they find a file of this one. */
const earlierSlotBytes = 256;
/** More sessions than an office has devices; the file is allocated in full when it is created. */
export const slotCount = 256;

/**
 * A file of slots, each with a line of text or empty. Slots are overwritten in place, so that a full disk prevents
 * neither log-in nor log-out.
 */
export interface SessionSlots {
  /** Contents of the slots when opened, by number. */
  readonly texts: ReadonlyMap<number, string>;
  /** Resolves when the slot holds exactly this on the disk; rejects when the text is too long for it. */
  write(slot: number, text: string): Promise<void>;
}

export async function openSessionSlots(path: string, disk: Disk): Promise<SessionSlots> {
  const bytes = await disk.read(path);
  const earlier = bytes?.length === earlierSlotBytes * slotCount ? bytes : null;
  const texts = readTexts(bytes, earlier === null ? slotBytes : earlierSlotBytes);
  const size = earlier === null ? slotBytes : await widen(path, texts, disk);
  if (earlier === null && bytes?.length !== slotBytes * slotCount) {
    // On a full disk, sessions are kept in memory until the next start.
    await makeFile(path, disk).catch(ignoreOutOfSpace);
  }
  let writing = Promise.resolve();

  async function writeSlot(slot: number, text: string): Promise<void> {
    const bytesOfSlot = format(text, size);
    const file = await disk.openDurable(path);
    try {
      await file.write(bytesOfSlot, slot * size);
    } finally {
      await file.close();
    }
  }

  return {
    texts,
    write(slot, text) {
      const written = writing.then(() => writeSlot(slot, text));
      writing = written.catch(() => {});
      return written;
    },
  };
}

async function makeFile(path: string, disk: Disk): Promise<void> {
  await disk.remove(path);
  const empty = Array.from({ length: slotCount }, () => format('', slotBytes));
  await writeNewFile(path, empty, disk);
  await disk.syncFolder(dirname(path));
}

/**
 * Replaces the file of an earlier release by one with the same sessions.
 * @returns the size of the slots that there are: on a full disk, still the earlier one until the next start.
 */
async function widen(
  path: string,
  texts: ReadonlyMap<number, string>,
  disk: Disk,
): Promise<number> {
  const slots = Array.from({ length: slotCount }, (_, slot) =>
    format(texts.get(slot) ?? '', slotBytes),
  );
  try {
    await writeFileDurably(path, Buffer.concat(slots).toString(), disk);
    return slotBytes;
  } catch (error) {
    ignoreOutOfSpace(error);
    const bytes = await disk.read(path);
    return bytes?.length === slotBytes * slotCount ? slotBytes : earlierSlotBytes;
  }
}

function readTexts(bytes: Buffer | null, size: number): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  if (bytes?.length !== size * slotCount) return texts;
  for (let slot = 0; slot < slotCount; slot += 1) {
    const text = bytes.toString('utf8', slot * size, (slot + 1) * size).trim();
    if (text !== '') texts.set(slot, text);
  }
  return texts;
}

function format(text: string, size: number): Buffer {
  if (Buffer.byteLength(text) >= size) {
    throw new RangeError(`A session takes more than ${size} bytes.`);
  }
  const bytes = Buffer.alloc(size, ' ');
  bytes.write(text);
  bytes.write('\n', size - 1);
  return bytes;
}
