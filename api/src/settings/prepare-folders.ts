import { nodeDisk } from '../disk/node-disk.ts';
import { canWriteTo } from '../uploads/disk-room.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** Makes the two folders where they are missing. @throws StartError when one cannot be written. */
export async function prepareFolders({ dataFolder, uploadsFolder }: Settings): Promise<void> {
  await prepareFolder('DATA_DIR', dataFolder);
  await prepareFolder('UPLOADS_DIR', uploadsFolder);
}

async function prepareFolder(setting: string, folder: string): Promise<void> {
  await nodeDisk.makeFolder(folder).catch((cause) => {
    throw new StartError(`The folder ${folder} cannot be made: see ${setting}.`, { cause });
  });
  if (!(await canWriteTo(folder))) {
    throw new StartError(`The folder ${folder} cannot be written: see ${setting}.`);
  }
}
