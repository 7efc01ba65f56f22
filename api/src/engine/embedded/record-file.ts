import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Disk } from '../disk/disk.ts';
import { writeFileDurably } from '../disk/durable-file.ts';
import { StoreRefusal } from './folder/store-refusal.ts';

/** A small record in a file of its own, replaced atomically at each change, one change at a time. */
export interface RecordFile<Stored> {
  read(): Promise<Stored | null>;
  /** @param toWrite what a decision has made of the record; `null` when it is to stay. */
  change<D>(
    decide: (stored: Stored | null) => D,
    toWrite: (decision: D) => Stored | null,
  ): Promise<D>;
}

export interface RecordFileOptions<Stored> {
  /** Within the data folder. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Stored, unknown>;
  /** What an operator reads of a damaged file, after its path. */
  readonly ifDamaged: string;
}

/**
 * A change is visible once it is on the disk. When a write fails, nobody knows which of the two texts a power loss
 * would leave: the next change first writes again what the file says.
 * @throws StoreRefusal when the file is damaged.
 */
export async function openRecordFile<Stored>(
  dataFolder: string,
  options: RecordFileOptions<Stored>,
  disk: Disk,
): Promise<RecordFile<Stored>> {
  let record: Stored | null = await readRecordFile(dataFolder, options, disk);
  let isDoubtful = false;
  let last: Promise<unknown> = Promise.resolve();

  async function write(next: Stored): Promise<void> {
    isDoubtful = true;
    await writeRecordFile(dataFolder, options, next, disk);
    record = next;
    isDoubtful = false;
  }

  async function settle(): Promise<void> {
    if (!isDoubtful) return;
    record = await readRecordFile(dataFolder, options, disk);
    if (record !== null) await write(record);
    isDoubtful = false;
  }

  return {
    read: async () => record,
    change(decide, toWrite) {
      const changing = last.then(async () => {
        await settle();
        const decision = decide(record);
        const next = toWrite(decision);
        if (next !== null) await write(next);
        return decision;
      });
      last = changing.catch(() => {});
      return changing;
    },
  };
}

/** @returns `null` when there is none. @throws StoreRefusal when it is damaged. */
export async function readRecordFile<Stored>(
  dataFolder: string,
  { name, schema, ifDamaged }: RecordFileOptions<Stored>,
  disk: Disk,
): Promise<Stored | null> {
  const path = join(dataFolder, name);
  const bytes = await disk.read(path);
  if (bytes === null) return null;
  try {
    return z.parse(schema, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new StoreRefusal(`${path} is damaged, or of a later release: ${ifDamaged}`, { cause });
  }
}

export async function writeRecordFile<Stored>(
  dataFolder: string,
  { name, schema }: RecordFileOptions<Stored>,
  record: Stored,
  disk: Disk,
): Promise<void> {
  const text = `${JSON.stringify(z.parse(schema, record), null, 2)}\n`;
  await writeFileDurably(join(dataFolder, name), text, disk);
}
