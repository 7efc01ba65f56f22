import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Reads a character map from the installed pdfjs-dist package. */
export async function readCharacterMap(name: string): Promise<Uint8Array> {
  return await readFile(join(packageFolder, 'cmaps', `${name}.bcmap`));
}
