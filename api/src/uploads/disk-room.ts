import { statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpProblem } from '../http/answers/http-problem.ts';

/**
 * Free bytes for this process on the disk that holds the folder. Asked while bytes arrive, it must not
 * wait behind them for a thread.
 */
export function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export function noRoom(cause?: unknown): HttpProblem {
  return new HttpProblem(
    507,
    'no-room',
    'Our disk has no room for this file at the moment. Please try again later or write to us.',
    { cause },
  );
}

/** The folder of the documents is gone or cannot be read. */
export function noStorage(cause: unknown): HttpProblem {
  return new HttpProblem(
    503,
    'no-storage',
    'We cannot store files at the moment, whatever their size. Please try again later or write to us.',
    { cause, headers: { 'Retry-After': '300' } },
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
