import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';

/**
 * Creates a folder, and those above it, if they are missing.
 *
 * Node's own `recursive` never returns where the system says "no such file" although the parent exists: in /proc,
 * and behind a link to a disk that is not mounted. It keeps creating the parent and trying again; here each name is
 * tried twice.
 * @param mode of each folder that is created.
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await makeOne(path, mode);
  } catch (error) {
    const above = dirname(path);
    if (errorCode(error) !== 'ENOENT' || above === path) throw error;
    await makeFolder(above, mode);
    await makeOne(path, mode);
  }
}

async function makeOne(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    throw error;
  }
}
