import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes an empty folder on the product's disk, not in memory as a temporary folder may be. */
export async function makeFolder(prefix: string): Promise<string> {
  const results = join(import.meta.dirname, '../.results');
  await mkdir(results, { recursive: true });
  return mkdtemp(join(results, prefix));
}
