import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpProblem } from '../http/http-problem.ts';

/** Free bytes for this process on the disk that holds the folder. */
export type ReadFreeBytes = (folder: string) => Promise<number>;

export const readFreeBytes: ReadFreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export function noRoom(cause?: unknown): HttpProblem {
  return new HttpProblem(
    507,
    'no-room',
    'We cannot take files of this size at the moment. Please try again later or write to us.',
    { cause },
  );
}

/** Whether a small file can be written to a folder right now. */
export async function canWriteTo(folder: string): Promise<boolean> {
  const path = join(folder, `.writable-${process.pid}`);
  try {
    await writeFile(path, 'writable');
    await rm(path);
    return true;
  } catch {
    // A full disk takes the name and not the text.
    await rm(path, { force: true }).catch(() => {});
    return false;
  }
}
