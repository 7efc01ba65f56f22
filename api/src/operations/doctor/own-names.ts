import { readdir } from 'node:fs/promises';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { isFileKey } from '@yiqiao/ports/file-key';
import {
  beforeRestorePrefix,
  dataFile,
  restoringFolder,
  uploadsFile,
} from '../../engine/embedded/folder/data-folder.ts';

/** Whether a name in `DATA_DIR` is the server's own. */
export function isOfStore(name: string): boolean {
  const starts = [...Object.values(dataFile), beforeRestorePrefix, restoringFolder];
  return starts.some((start) => name.startsWith(start));
}

/** Whether a name in `UPLOADS_DIR` is the server's own. */
export function isOfDocuments(name: string): boolean {
  const others: readonly string[] = Object.values(uploadsFile);
  return isFileKey(name) || others.includes(name) || name.startsWith(beforeRestorePrefix);
}

/** Created by the file system in the root folder of a disk. */
const lostAndFound = 'lost+found';

/**
 * Whether other programs have folders in it, as in `/var/lib`: we must not change its permissions.
 * @param own names of further folders that are the server's.
 */
export async function isSharedFolder(
  folder: string,
  isOurs: (name: string) => boolean,
  own: readonly string[],
): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    // checkFolders reports this.
    if (errorCode(error) === 'EACCES') return [];
    throw error;
  });
  return entries.some(
    (entry) =>
      entry.isDirectory() &&
      !isOurs(entry.name) &&
      entry.name !== lostAndFound &&
      !own.includes(entry.name),
  );
}
