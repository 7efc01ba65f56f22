import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { uploadsFile } from '../../engine/embedded/folder/data-folder.ts';

/**
 * What would start is an empty office, or one without its documents.
 * @throws StartError when a restore from a bucket was cut off.
 */
export async function refuseHalfRestored(uploadsFolder: string): Promise<void> {
  const folder = join(uploadsFolder, uploadsFile.fetched);
  if ((await stat(folder).catch(absentAs(null))) === null) return;
  throw new StartError(
    `A restore was cut off: ${folder} holds what it had fetched. Run it again, it goes on from there; or delete the folder to start with what is here.`,
  );
}
