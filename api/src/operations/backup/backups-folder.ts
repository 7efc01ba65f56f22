import { access, constants, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import type { DiskLock } from '../../engine/disk/disk.ts';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { isWithin } from '../../settings/prepare-folders.ts';
import { OperationError } from '../operation-error.ts';

const lockName = '.lock';

/**
 * Checks that backups can be written to a folder, or to one yet to be created, as far as possible without writing.
 * @throws OperationError
 */
export async function refuseUnfitFolder(folder: string, uploadsFolder: string): Promise<void> {
  if (isWithin(folder, uploadsFolder)) {
    throw unfit(folder, `a restore clears ${uploadsFolder} of all that is no document`);
  }
  const nearest = await findNearest(folder);
  if (!nearest.isFolder) throw unfit(folder, `${nearest.path} is not a folder`);
  await access(nearest.path, constants.W_OK | constants.X_OK).catch((cause) => {
    throw unfit(folder, `this user cannot write to ${nearest.path}`, cause);
  });
}

/**
 * Locks a folder against other backups, creating it if missing. The system holds the lock, so it ends with the
 * process.
 * @throws OperationError while another backup is being made.
 */
export async function lockBackupsFolder(folder: string): Promise<DiskLock> {
  const lock = await tryLock(folder);
  if (lock !== null) return lock;
  throw new OperationError(`Another backup to ${folder} is being made. Nothing was changed.`);
}

async function tryLock(folder: string): Promise<DiskLock | null> {
  try {
    await nodeDisk.makeFolder(folder);
    return await nodeDisk.lock(join(folder, lockName));
  } catch (cause) {
    throw unfit(folder, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** The path itself if it exists, or its nearest existing ancestor. */
export async function findNearest(path: string): Promise<{ path: string; isFolder: boolean }> {
  try {
    return { path, isFolder: (await stat(path)).isDirectory() };
  } catch (cause) {
    const isAbsent = ['ENOENT', 'ENOTDIR'].includes(errorCode(cause) ?? '');
    if (isAbsent && dirname(path) !== path) return findNearest(dirname(path));
    throw unfit(path, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function unfit(folder: string, why: string, cause?: unknown): OperationError {
  return new OperationError(
    `Backups cannot be written to ${folder}: ${why}. Choose another folder with --to. Nothing was changed.`,
    { cause },
  );
}
