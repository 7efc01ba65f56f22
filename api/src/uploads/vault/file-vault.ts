import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import { errorCode } from '../../disk/error-code.ts';
import { createWritePace } from '../../disk/write-pace.ts';
import { incomingPrefix, isFileKey } from '../../settings/data-folder.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import { createIncomingFile, type IncomingFile } from './incoming-file.ts';
import { createShortLivedBuffers } from './short-lived-buffers.ts';

/**
 * Keeps the clients' documents. A document is known by an opaque key; its own name never reaches the
 * disk. Small enough to be kept in an S3-compatible store instead.
 */
export interface FileVault {
  /** A file that is still arriving; nobody sees it until it is committed. */
  begin(): Promise<IncomingFile>;
  /** @returns `null` when there is no such file. */
  open(key: string): Promise<FileHandle | null>;
  /** Resolves when the file is gone for good; one that is not there is gone already. */
  remove(key: string): Promise<void>;
  /** Removes what a crash left behind: files that never arrived whole, and files of no submission. */
  sweep(isKnown: (key: string) => boolean): Promise<number>;
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

  async function remove(name: string): Promise<void> {
    await disk.remove(join(folder, name));
    await disk.syncFolder(folder);
  }

  return {
    async begin() {
      return createIncomingFile(`${incomingPrefix}${randomUUID()}`, { folder, disk, reader, pace });
    },
    async open(key) {
      try {
        return isFileKey(key) ? await open(join(folder, key)) : null;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      if (isFileKey(key)) await remove(key);
    },
    async sweep(isKnown) {
      const names = await disk.list(folder);
      const stray = names.filter(
        (name) => name.startsWith(incomingPrefix) || (isFileKey(name) && !isKnown(name)),
      );
      for (const name of stray) await remove(name);
      return stray.length;
    },
  };
}
