import { basename, dirname, join } from 'node:path';

const ownName = basename(import.meta.filename);

/** Whether this runs from the sources, which Node 20 cannot run by itself. */
export const isSource = ownName === 'beside-program.ts';

/** Whether this is a file of the package, from the sources or compiled: then each dependency has its own files. */
export const isPackage = isSource || ownName === 'beside-program.js';

/** What the build of a program that bundles this lays beside it, whichever of its files asks for it. */
export function besideProgram(...names: readonly string[]): string {
  return join(dirname(process.argv[1] ?? ''), ...names);
}
