import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../disk/error-code.ts';
import { nodeDisk } from '../../disk/node-disk.ts';
import type { Settings } from '../../settings/settings.ts';
import { ownerOf } from '../../settings/store-owner.ts';
import { formatCount } from '../print.ts';
import { type Finding, good, problem } from './finding.ts';

const namesShown = 5;

/**
 * Files that would stop the server, or that it could not hand out: written by another user, as a rule by
 * root. Root itself may use all of them, so root asks for whom the folder is.
 * @param user number of who asks; undefined where a system has none.
 */
export async function checkRights(
  { dataFolder, uploadsFolder }: Pick<Settings, 'dataFolder' | 'uploadsFolder'>,
  user: number | undefined,
): Promise<readonly Finding[]> {
  if (user === undefined) return [];
  return [
    ...(await checkFiles('DATA_DIR', dataFolder, user)),
    ...(await checkFiles('UPLOADS_DIR', uploadsFolder, user)),
  ];
}

async function checkFiles(
  setting: string,
  folder: string,
  user: number,
): Promise<readonly Finding[]> {
  const server = user === 0 ? await ownerOf(folder) : user;
  const locked: string[] = [];
  for (const name of await namesIn(folder)) {
    if (await isLocked(join(folder, name), user, server)) locked.push(name);
  }
  if (locked.length === 0) return [good(`${setting}: the server's user may use what is there.`)];
  const shown = locked.slice(0, namesShown).join(', ');
  return [
    problem(
      `${setting}: ${formatCount(locked.length, 'file')} that the server's user cannot read and write: ` +
        `${shown}${locked.length > namesShown ? ', …' : ''}.`,
      `Give them back, as root: chown -R ${server} ${folder}`,
    ),
  ];
}

/** What lies in a clone belongs to whoever made the clone. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await nodeDisk.list(folder).catch((error: unknown) => {
    // Told by the check of the folder itself.
    if (['ENOTDIR', 'EACCES'].includes(errorCode(error) ?? '')) return [];
    throw error;
  });
  return names.filter((name) => name !== 'README.md');
}

async function isLocked(path: string, user: number, server: number | null): Promise<boolean> {
  if (user === 0) return server !== 0 && (await ownerOf(path)) === 0;
  try {
    await access(path, constants.R_OK | constants.W_OK);
    return false;
  } catch (error) {
    // A running server may have removed it meanwhile.
    return errorCode(error) !== 'ENOENT';
  }
}
