import { dirname, join } from 'node:path';

/** Whether this runs from the sources: then everything is where its package has it. */
export const isSource = import.meta.filename.endsWith('.ts');

/** What the build lays beside its programs, whichever of its files asks for it. */
export function besideProgram(...names: readonly string[]): string {
  return join(dirname(process.argv[1] ?? ''), ...names);
}
