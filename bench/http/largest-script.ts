import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of the largest script, in the folder of the built site. */
export async function findLargestScript(site: string): Promise<string> {
  const names = (await readdir(join(site, 'assets'))).filter((name) => name.endsWith('.js'));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(join(site, 'assets', name))).size })),
  );
  const [largest] = sized.toSorted((left, right) => right.size - left.size);
  if (!largest) throw new Error('The site is not built: npm run build.');
  return `assets/${largest.name}`;
}
