import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';

/** The files below a folder whose bytes, or whose names, hold one of the texts, and which. */
export async function findBytes(folder: string, texts: readonly string[]): Promise<string[]> {
  for (;;) {
    try {
      return await findOnce(folder, texts);
    } catch (error) {
      // A server that is running has replaced a file meanwhile: all of it is looked at again.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

async function findOnce(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = entry.isFile() ? await readFile(path) : Buffer.alloc(0);
      const held = texts.filter((text) => bytes.includes(text) || entry.name.includes(text));
      return held.map((text) => `${path}: ${text}`);
    }),
  );
  return found.flat();
}
