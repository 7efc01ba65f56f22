import { statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Free bytes for this process on the disk that holds the folder. Asked while bytes arrive, it must not
 * wait behind them for a thread.
 */
export function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The attempts under way, by folder. */
const attempts = new Map<string, Promise<boolean>>();

/** Whether a small file can be written to a folder right now. Who asks meanwhile shares the attempt. */
export function canWriteTo(folder: string): Promise<boolean> {
  const attempt = attempts.get(folder) ?? tryToWrite(folder).finally(() => attempts.delete(folder));
  attempts.set(folder, attempt);
  return attempt;
}

async function tryToWrite(folder: string): Promise<boolean> {
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
