import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentStore, OpenDocument } from '@yiqiao/ports/document-store';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { isFileKey } from '@yiqiao/ports/file-key';
import type { Disk } from '../../disk/disk.ts';
import { canWriteTo, readFreeBytes } from '../../disk/disk-room.ts';
import { createWritePace } from '../../disk/write-pace.ts';
import { incomingPrefix } from '../folder/data-folder.ts';
import { createIncomingFile } from '../incoming/incoming-file.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import { createUnfinishedFiles, type UnfinishedFiles } from '../unfinished/unfinished-files.ts';
import { createDocumentCheck } from './document-check.ts';
import { createSetAside } from './set-aside.ts';

/** Documents as files of a folder, each named by its key. */
export interface FileVault extends DocumentStore, Pick<UnfinishedFiles, 'removeOld'> {
  /** Removes the copies of a file that a start or a restore set aside, but not the file itself. */
  removeSetAside(key: string): Promise<void>;
  /** Tidies the folder before it is used. Never removes a complete document. */
  tidy(isKnown: (key: string) => boolean, now: number): Promise<Tidied>;
  /**
   * Leaves a note among the documents that an older copy of the store was put in place.
   * @param known number of the last change that the store had once reached; `present` is where this copy ends.
   * @param now in ms since the epoch, as for `tidy`.
   */
  noteOlderStore(known: number, present: number, now: number): Promise<void>;
}

export interface Tidied {
  /** Uploads interrupted by a crash, of which nothing was acknowledged. */
  readonly removed: number;
  /** Documents without a submission. */
  readonly setAside: number;
  /** Documents set aside earlier that have their submission again. */
  readonly takenBack: number;
}

export interface FileVaultOptions {
  readonly folder: string;
  readonly disk: Disk;
  readonly reader: DocumentReader;
}

/** Enough for one read to fill a socket's buffer several times over. */
const readBytes = 256 * 1024;

export function createFileVault(options: FileVaultOptions): FileVault {
  const { folder, disk, reader } = options;
  const pace = createWritePace();
  const pathOf = (key: string) => join(folder, key);
  const unfinished = createUnfinishedFiles({ folder, disk, reader, pace });
  const setAside = createSetAside(folder, disk);
  const isAsReceived = createDocumentCheck((key) => reader.hash(pathOf(key)));

  async function remove(name: string): Promise<void> {
    await disk.remove(join(folder, name));
    await disk.syncFolder(folder);
  }

  return {
    async begin(key) {
      return createIncomingFile(key, { folder, disk, reader, pace });
    },
    ...unfinished.calls,
    removeOld: unfinished.removeOld,
    locate: async (key) => pathOf(key),
    async open(key, received) {
      const file = isFileKey(key) ? await open(pathOf(key)).catch(absentAs(null)) : null;
      if (file === null) return 'missing';
      try {
        if (await isAsReceived(key, file, received)) return createOpenDocument(file);
      } catch (error) {
        await file.close();
        throw error;
      }
      await file.close();
      return 'changed';
    },
    async remove(key) {
      if (!isFileKey(key)) return;
      await remove(key);
      await setAside.remove(key);
    },
    freeBytes: () => readFreeBytes(folder),
    canWrite: () => canWriteTo(folder),
    async tidy(isKnown, now) {
      const names = await disk.list(folder);
      const interrupted = names.filter((name) => name.startsWith(incomingPrefix));
      for (const name of interrupted) await remove(name);
      const lost = await unfinished.tidy(isKnown);
      const arriving = await unfinished.list();
      const takenBack = await setAside.takeBack(isKnown);
      const unknown = names.filter(
        (name) => isFileKey(name) && !isKnown(name) && !arriving.has(name),
      );
      return {
        removed: interrupted.length + lost,
        setAside: await setAside.putAside(unknown, now),
        takenBack,
      };
    },
    async removeSetAside(key) {
      if (isFileKey(key)) await setAside.remove(key);
    },
    noteOlderStore: setAside.noteOlderStore,
  };
}

function createOpenDocument(file: FileHandle): OpenDocument {
  return {
    read: (range) =>
      file.createReadStream({ ...range, autoClose: false, highWaterMark: readBytes }),
    close: () => file.close(),
  };
}
