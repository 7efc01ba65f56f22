import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listPaths } from '../../disk/list-paths.ts';
import { nodeDisk } from '../../disk/node-disk.ts';
import { beforeRestorePrefix, damagedMark, uploadsFile } from '../folder/data-folder.ts';

/** Everything set aside by a start or a restore that still needs a person's decision. */
export async function findSetAside(
  dataFolder: string,
  uploadsFolder: string,
): Promise<readonly string[]> {
  const isSetAside = (name: string) =>
    name.startsWith(beforeRestorePrefix) || name.includes(damagedMark);
  const waiting = [
    ...(await listPaths(dataFolder, isSetAside, nodeDisk)),
    ...(await listPaths(uploadsFolder, isSetAside, nodeDisk)),
    ...(await listPaths(join(uploadsFolder, uploadsFile.setAside), () => true, nodeDisk)),
  ];
  const left = await Promise.all(waiting.map(isEmptyFolder));
  return waiting.filter((_, index) => !left[index]);
}

/** All documents of it have returned to their store, or have been deleted when they were due. */
async function isEmptyFolder(path: string): Promise<boolean> {
  const names = await readdir(path).catch(() => null);
  return names?.length === 0;
}
