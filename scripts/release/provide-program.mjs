import { fileURLToPath } from 'node:url';

/** The build that a release contains. In a release, this file replaces `scripts/provide-program.mjs`. */
export async function provideProgram() {
  return fileURLToPath(new URL('../build/current', import.meta.url));
}
