import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** The paths of a folder's entries with a wanted name; none if there is no such folder. */
export async function listPaths(
  folder: string,
  isWanted: (name: string) => boolean,
  disk: Disk,
): Promise<readonly string[]> {
  return (await disk.list(folder)).filter(isWanted).map((name) => join(folder, name));
}
