import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeFileDurably } from '../engine/disk/durable-file.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { dataFile } from '../engine/embedded/data-folder.ts';

/** Keys that sign session cookies, newest first: those of `SESSION_SECRET`, else one of our own. */
export async function openSigningKeys(
  dataFolder: string,
  given: readonly string[] | undefined,
): Promise<readonly string[]> {
  if (given) return given;
  const path = join(dataFolder, dataFile.sessionSecret);
  const stored = (await nodeDisk.read(path))?.toString().trim() ?? '';
  if (stored.length >= 32) return [stored];
  const made = randomBytes(32).toString('base64url');
  await writeFileDurably(path, `${made}\n`);
  return [made];
}
