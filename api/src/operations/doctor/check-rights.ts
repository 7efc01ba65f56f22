import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { Settings } from '../../settings/settings.ts';
import { ownerOf } from '../../settings/store-owner.ts';
import { formatCount, formatNames } from '../print.ts';
import { type Finding, good, problem } from './finding.ts';
import { isOfDocuments, isOfStore } from './own-names.ts';

/** As many as a person pastes into one command. */
const maxTyped = 20;

/**
 * Finds files the server cannot read and write, usually because root wrote them. They would stop the
 * server or be missing from it. In a folder that others use as well, such as `/var/lib`, only ours may
 * be given to the server. Root can access every file, so for root the owner of the folder counts.
 * @param user uid of the calling user; undefined on systems without uids.
 */
export async function checkRights(
  { dataFolder, uploadsFolder }: Pick<Settings, 'dataFolder' | 'uploadsFolder'>,
  user: number | undefined,
): Promise<readonly Finding[]> {
  if (user === undefined) return [];
  return [
    ...(await checkFiles('DATA_DIR', dataFolder, isOfStore, user)),
    ...(await checkFiles('UPLOADS_DIR', uploadsFolder, isOfDocuments, user)),
  ];
}

async function checkFiles(
  setting: string,
  folder: string,
  isOurs: (name: string) => boolean,
  user: number,
): Promise<readonly Finding[]> {
  const server = user === 0 ? await ownerOf(folder) : user;
  const locked: string[] = [];
  for (const name of (await namesIn(folder)).filter(isOurs)) {
    if (await isLocked(join(folder, name), user, server)) locked.push(name);
  }
  if (locked.length === 0) return [good(`${setting}: the server's user may use what is there.`)];
  return [
    problem(
      `${setting}: ${formatCount(locked.length, 'file')} that the server's user cannot read and write: ${formatNames(locked)}.`,
      `Give them back, as root: chown -R ${server} ${locked
        .slice(0, maxTyped)
        .map((name) => join(folder, name))
        .join(' ')}${locked.length > maxTyped ? ', then run this again for the next ones' : ''}`,
    ),
  ];
}

function namesIn(folder: string): Promise<readonly string[]> {
  return nodeDisk.list(folder).catch((error: unknown) => {
    // checkFolders reports this.
    if (['ENOTDIR', 'EACCES'].includes(errorCode(error) ?? '')) return [];
    throw error;
  });
}

async function isLocked(path: string, user: number, server: number | null): Promise<boolean> {
  if (user === 0) return server !== 0 && (await ownerOf(path)) === 0;
  try {
    await access(path, constants.R_OK | constants.W_OK);
    return false;
  } catch (error) {
    // A running server may have removed it in the meantime.
    return errorCode(error) !== 'ENOENT';
  }
}
