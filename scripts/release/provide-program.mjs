import { fileURLToPath } from 'node:url';

/** A release is built. */
export async function provideProgram() {
  return fileURLToPath(new URL('../build/current', import.meta.url));
}
