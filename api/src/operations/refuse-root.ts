import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../disk/error-code.ts';
import { OperationError } from './operation-error.ts';

/**
 * What root writes the server's own user cannot read, so root may only work on a store of root.
 * @param user undefined where a system knows no user numbers.
 */
export async function refuseRoot(dataFolder: string, user: number | undefined): Promise<void> {
  if (user !== 0) return;
  const owner = (await ownerOf(join(dataFolder, 'quotes.json'))) ?? (await ownerOf(dataFolder));
  if (owner === null || owner === 0) return;
  throw new OperationError(
    `${dataFolder} belongs to another user than root, who could not read what root writes: ` +
      `put "sudo -u '#${owner}'" in front of the command. Nothing was changed.`,
  );
}

async function ownerOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).uid;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
