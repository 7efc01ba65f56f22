import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import { errorCode } from '../../disk/error-code.ts';
import { createWritePace } from '../../disk/write-pace.ts';
import { incomingPrefix, isFileKey } from '../data-folder.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import { createIncomingFile, type IncomingFile } from './incoming-file.ts';
import { createSetAside } from './set-aside.ts';
import { createShortLivedBuffers } from './short-lived-buffers.ts';

/**
 * Keeps the clients' documents. A document is known by an opaque key; its own name never reaches the
 * disk. Small enough to be kept in an S3-compatible store instead.
 */
export interface FileVault {
  /** A file that is still arriving; nobody sees it until it is committed. */
  begin(): Promise<IncomingFile>;
  /** Where a committed file is, for readers in processes of their own. */
  pathOf(key: string): string;
  /** @returns `null` when there is no such file. */
  open(key: string): Promise<FileHandle | null>;
  /** SHA-256 in hexadecimal of a file that is there, computed off the server's thread. */
  hash(key: string): Promise<string>;
  /** Resolves when every copy of the file is gone for good; one that is not there is gone already. */
  remove(key: string): Promise<void>;
  /** Removes the copies of a file that a start or a restore set aside, and leaves the file. */
  removeSetAside(key: string): Promise<void>;
  /** Puts the folder in order before anybody uses it. A whole document is never removed by this. */
  tidy(isKnown: (key: string) => boolean, now: number): Promise<Tidied>;
  /** Leaves word among the documents that the store had once come further. */
  noteOlderStore(known: number, present: number, now: number): Promise<void>;
}

export interface Tidied {
  /** Uploads that a crash interrupted: nobody was told that they had arrived. */
  readonly removed: number;
  /** Documents of no submission. */
  readonly setAside: number;
  /** Documents set aside earlier that have their submission again. */
  readonly takenBack: number;
}

interface FileVaultOptions {
  readonly folder: string;
  readonly disk: Disk;
  readonly reader: DocumentReader;
  /** Frees the buffers of what has been written. */
  readonly collectBuffers: () => void;
}

export function createFileVault(options: FileVaultOptions): FileVault {
  const { folder, disk, reader, collectBuffers } = options;
  const pace = {
    disk: createWritePace(),
    buffers: createShortLivedBuffers(collectBuffers),
  };

  const setAside = createSetAside(folder, disk);

  async function remove(name: string): Promise<void> {
    await disk.remove(join(folder, name));
    await disk.syncFolder(folder);
  }

  return {
    async begin() {
      return createIncomingFile(`${incomingPrefix}${randomUUID()}`, { folder, disk, reader, pace });
    },
    pathOf: (key) => join(folder, key),
    async open(key) {
      try {
        return isFileKey(key) ? await open(join(folder, key)) : null;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    hash: (key) => reader.hash(join(folder, key)),
    async remove(key) {
      if (!isFileKey(key)) return;
      await remove(key);
      await setAside.remove(key);
    },
    async tidy(isKnown, now) {
      const names = await disk.list(folder);
      const interrupted = names.filter((name) => name.startsWith(incomingPrefix));
      for (const name of interrupted) await remove(name);
      const takenBack = await setAside.takeBack(isKnown);
      const unknown = names.filter((name) => isFileKey(name) && !isKnown(name));
      return {
        removed: interrupted.length,
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
