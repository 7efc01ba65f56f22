import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { dataFile } from '../engine/embedded/folder/data-folder.ts';

export interface StoreOwner {
  /** Uid of the owner. */
  readonly user: number;
  /** False when there is only the folder so far. */
  readonly hasStore: boolean;
}

/**
 * The owner of a store that root is about to work on, if it is another user, who could not read what root writes.
 * @param user uid of the process; undefined on systems without uids.
 */
export async function findForeignOwner(
  dataFolder: string,
  user: number | undefined,
): Promise<StoreOwner | null> {
  if (user !== 0) return null;
  const ofStore = await ownerOf(join(dataFolder, dataFile.snapshot));
  const owner = ofStore ?? (await ownerOf(dataFolder));
  return owner === null || owner === 0 ? null : { user: owner, hasStore: ofStore !== null };
}

/** @returns the owner's uid, or `null` if it does not exist. */
export async function ownerOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).uid;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
