import { join } from 'node:path';
import { ignoreOutOfSpace } from '@yiqiao/ports/faults/error-code';
import { isFileKey } from '@yiqiao/ports/file-key';
import type { Disk } from '../../disk/disk.ts';
import { writeNewFile } from '../../disk/durable-file.ts';
import { listPaths } from '../../disk/list-paths.ts';
import {
  beforeRestorePrefix,
  momentInName,
  setAsideReason,
  uploadsFile,
} from '../folder/data-folder.ts';

/**
 * Documents that a start does not know, because an older store was put back or a crash came between document and
 * record. A start never deletes them: they are kept in a folder named after moment and reason until a store knows
 * them again, their deletion is due by their record, or a person decides.
 */
export interface SetAside {
  /** Moves the documents out of the way, as far as a full disk permits. @returns how many. */
  putAside(keys: readonly string[], now: number): Promise<number>;
  /** Moves back what the store knows again. @returns how many. */
  takeBack(isKnown: (key: string) => boolean): Promise<number>;
  /** Removes every copy of a document that was set aside, by a start or by a restore. */
  remove(key: string): Promise<void>;
  /** Leaves a note that an older copy of the store was put in place. See `FileVault`. */
  noteOlderStore(known: number, present: number, now: number): Promise<void>;
}

export function createSetAside(folder: string, disk: Disk): SetAside {
  const home = join(folder, uploadsFile.setAside);

  async function makeFolder(reason: string, now: number): Promise<string> {
    const target = join(home, `${momentInName(now)}-${reason}`);
    await disk.makeFolder(target);
    await disk.syncFolder(home);
    await disk.syncFolder(folder);
    return target;
  }

  /** The folders in which documents were set aside, each at one time and for one reason. */
  async function listGroups(): Promise<readonly string[]> {
    return [
      ...(await listPaths(folder, (name) => name.startsWith(beforeRestorePrefix), disk)),
      ...(await listPaths(home, () => true, disk)),
    ];
  }

  return {
    async putAside(keys, now) {
      if (keys.length === 0) return 0;
      const target = await makeFolder(setAsideReason.unknown, now).catch(ignoreOutOfSpace);
      // They do no harm in place: the next start with room sets them aside.
      if (target === undefined) return 0;
      await moveFiles(disk, keys, folder, target);
      return keys.length;
    },
    async takeBack(isKnown) {
      const present = new Set(await disk.list(folder));
      const isWanted = (key: string) => isFileKey(key) && isKnown(key) && !present.has(key);
      let count = 0;
      for (const group of await listPaths(home, () => true, disk)) {
        const keys = (await disk.list(group)).filter(isWanted);
        if (keys.length > 0) await moveFiles(disk, keys, group, folder);
        count += keys.length;
      }
      return count;
    },
    async remove(key) {
      for (const group of await listGroups()) {
        if (!(await disk.list(group)).includes(key)) continue;
        await disk.remove(join(group, key));
        await disk.syncFolder(group);
      }
    },
    async noteOlderStore(known, present, now) {
      const group = await makeFolder(setAsideReason.olderStore, now);
      const text = describeOlderStore(known, present, now);
      const path = join(group, 'why.txt');
      await disk.remove(path);
      await writeNewFile(path, [Buffer.from(text)], disk);
      await disk.syncFolder(group);
    },
  };
}

async function moveFiles(
  disk: Disk,
  keys: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  for (const key of keys) await disk.rename(join(from, key), join(to, key));
  await disk.syncFolder(to);
  await disk.syncFolder(from);
}

function describeOlderStore(known: number, present: number, now: number): string {
  return (
    `The store in DATA_DIR once held change ${known}. When the server was started at ` +
    `${new Date(now).toISOString()} it ended at change ${present}: an older copy of it, or of ` +
    `its journal, had been put in its place. What came between is not in it.\n\n` +
    'If the newer files still exist: stop the server, put them back, start it. The documents ' +
    'return by themselves.\nOtherwise delete this folder; it holds nothing but this text.\n'
  );
}
