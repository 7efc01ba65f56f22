import { access, constants, statfs } from 'node:fs/promises';
import { errorCode, isOutOfSpace } from '@yiqiao/ports/faults/error-code';

/** Why the system refuses to read or write, and what the operator can do about it. */
export interface DiskObstacle {
  readonly what: string;
  readonly remedy: string;
}

export const fullDisk: DiskObstacle = {
  what: 'the disk is full',
  remedy:
    'Remove or move away what is not needed: old logs (journalctl --vacuum-size=100M), old backups. ' +
    'A first start needs less than 1 MB; uploads are taken again once UPLOAD_RESERVE_BYTES are free.',
};
const noRight: DiskObstacle = {
  what: 'this user has no right to it',
  remedy:
    'Name a folder that is the server’s alone: mkdir -m 750 <folder> && chown <user> <folder>. If this one already is: chown <user> <folder>',
};
const unknown: DiskObstacle = {
  what: 'the system does not say why',
  remedy: 'Look at the disk and at quotas: df -h, dmesg, quota',
};

/** By the system's error code. */
const obstacles: Readonly<Record<string, DiskObstacle>> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: {
    what: 'its disk is mounted read-only',
    remedy: 'See why (dmesg), and mount it again: mount -o remount,rw <disk>',
  },
  EISDIR: {
    what: 'a folder stands where a file should be',
    remedy: 'Move the folder away, and put the file back: from a backup if it held anything',
  },
  EIO: unknown,
};

/** @returns `null` if it is not an error of the system. */
export function toDiskObstacle(fault: unknown): DiskObstacle | null {
  return isOutOfSpace(fault) ? fullDisk : (obstacles[errorCode(fault) ?? ''] ?? null);
}

/** A disk with less free space counts as full. */
const leastRoomBytes = 64 * 1024;

/** Why an existing folder cannot be written to. */
export async function findDiskObstacle(folder: string): Promise<DiskObstacle> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { blocks, bavail, bsize, files, ffree } = await statfs(folder);
    // A virtual file system such as /proc reports neither blocks nor inodes.
    const isFull = blocks > 0 && bavail * bsize < leastRoomBytes;
    return isFull || (files > 0 && ffree === 0) ? fullDisk : unknown;
  } catch (error) {
    return toDiskObstacle(error) ?? unknown;
  }
}
