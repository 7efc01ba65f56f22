import { join } from 'node:path';
import { isFileKey } from '@yiqiao/ports/file-key';
import * as z from 'zod/mini';
import type { Disk } from '../../disk/disk.ts';
import { writeNewFile } from '../../disk/durable-file.ts';
import { parseJson } from '../../disk/parse-json.ts';
import { unfinishedPrefix } from '../folder/data-folder.ts';

const markSchema = z.object({
  /** When the document was begun, in ms since the epoch. */
  since: z.number(),
  /** How many of its bytes are on the disk. */
  offset: z.int(),
});

/**
 * What is certain about an unfinished document. It lies beside the document: the system may make a file longer before
 * its bytes are on the disk, so that its length proves nothing after a loss of power.
 */
export type UnfinishedMark = Readonly<z.infer<typeof markSchema>>;

/** The marks of a folder. Until its mark is removed, a document is unfinished. */
export interface UnfinishedMarks {
  /** @returns `null` if there is none, or if it is damaged. */
  read(key: string): Promise<UnfinishedMark | null>;
  make(key: string, mark: UnfinishedMark): Promise<void>;
  /** Resolves when the new mark is on the disk. */
  change(key: string, mark: UnfinishedMark): Promise<void>;
  remove(key: string): Promise<void>;
  /** The keys of all marked documents. */
  list(): Promise<ReadonlySet<string>>;
}

/** Within one sector of every disk, so that overwriting it is all or nothing and needs no room. */
const markBytes = 128;

const ending = '.json';

export function createUnfinishedMarks(folder: string, disk: Disk): UnfinishedMarks {
  const pathOf = (key: string) => join(folder, `${unfinishedPrefix}${key}${ending}`);
  return {
    read: async (key) => parseJson(markSchema, await disk.read(pathOf(key))),
    async make(key, mark) {
      await writeNewFile(pathOf(key), [format(mark)], disk);
    },
    async change(key, mark) {
      const file = await disk.openDurable(pathOf(key));
      try {
        await file.write(format(mark), 0);
      } finally {
        await file.close();
      }
    },
    remove: (key) => disk.remove(pathOf(key)),
    async list() {
      const keys = (await disk.list(folder)).filter(isMark).map(keyIn);
      return new Set(keys.filter(isFileKey));
    },
  };
}

function isMark(name: string): boolean {
  return name.startsWith(unfinishedPrefix) && name.endsWith(ending);
}

function keyIn(name: string): string {
  return name.slice(unfinishedPrefix.length, -ending.length);
}

function format(mark: UnfinishedMark): Uint8Array {
  return Buffer.from(`${JSON.stringify(mark).padEnd(markBytes - 1)}\n`);
}
