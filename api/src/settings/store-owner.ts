import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { dataFile } from '../engine/embedded/folder/data-folder.ts';

export interface StoreOwner {
  /** Number of the user. */
  readonly user: number;
  /** False when there is only the folder yet. */
  readonly hasStore: boolean;
}

/**
 * Whose store root is about to work on, if it is not root's own: what root writes the owner cannot read.
 * @param user who is at work; undefined where a system knows no user numbers.
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

/** @returns the number of its user, or `null` when it is not there. */
export async function ownerOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).uid;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
