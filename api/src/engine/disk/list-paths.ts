import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** The paths of what a folder holds under the names that are wanted; none if there is no such folder. */
export async function listPaths(
  folder: string,
  isWanted: (name: string) => boolean,
  disk: Disk,
): Promise<readonly string[]> {
  return (await disk.list(folder)).filter(isWanted).map((name) => join(folder, name));
}
