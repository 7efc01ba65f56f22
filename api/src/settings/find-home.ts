import { join } from 'node:path';

/**
 * The folder of `.env`, which relative paths are based on: the repository, or a release.
 * @param programFolder `api/src`, or `build/<name>/api`.
 */
export function findHome(programFolder: string): string {
  return join(programFolder, programFolder.endsWith('src') ? '../..' : '../../..');
}
