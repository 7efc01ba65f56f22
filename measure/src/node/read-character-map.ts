import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The build lays the maps beside the program. */
const folder = import.meta.filename.endsWith('.ts')
  ? join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')
  : join(import.meta.dirname, 'character-maps');

/** Reads a character map of pdf.js. */
export async function readCharacterMap(name: string): Promise<Uint8Array> {
  return await readFile(join(folder, `${name}.bcmap`));
}
