import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { besideProgram, isPackage } from './beside-program.ts';

const folder = isPackage
  ? join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')
  : besideProgram('character-maps');

/** Reads a character map of pdf.js. */
export async function readCharacterMap(name: string): Promise<Uint8Array> {
  return await readFile(join(folder, `${name}.bcmap`));
}
