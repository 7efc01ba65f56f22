import { statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Free bytes for this process on the folder's disk. Synchronous, because it is called while bytes arrive and must
 * not queue behind them for a thread.
 */
export function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The attempts under way, by folder. */
const attempts = new Map<string, Promise<boolean>>();

/** Whether a small file can be written to a folder right now. Concurrent calls share an attempt. */
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
    // A full disk accepts the name but not the content.
    await rm(path, { force: true }).catch(() => {});
    return false;
  }
}
