import { isAbsolute, relative, sep } from 'node:path';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { findDiskObstacle, fullDisk } from '../engine/disk/disk-obstacle.ts';
import { canWriteTo } from '../engine/disk/disk-room.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import type { Settings } from './settings.ts';
import { findForeignOwner } from './store-owner.ts';

interface PrepareOptions {
  /** Uid of the process; undefined on systems without uids. */
  readonly user: number | undefined;
  readonly warn: (message: string) => void;
}

/**
 * Creates the two folders if they are missing.
 * @throws StartError when one cannot be written, when the store would lie among the documents, or when root starts
 * a server on another user's store.
 */
export async function prepareFolders(
  { dataFolder, uploadsFolder }: Pick<Settings, 'dataFolder' | 'uploadsFolder'>,
  { user, warn }: PrepareOptions,
): Promise<void> {
  refuseStoreAmongDocuments(dataFolder, uploadsFolder);
  await refuseForeignStore(dataFolder, user, warn);
  await prepareFolder('DATA_DIR', dataFolder, warn);
  await prepareFolder('UPLOADS_DIR', uploadsFolder, warn);
}

/** A first start would mistake the store's files for documents whose store is missing. */
function refuseStoreAmongDocuments(dataFolder: string, uploadsFolder: string): void {
  if (!isWithin(dataFolder, uploadsFolder)) return;
  throw new StartError(
    `DATA_DIR (${dataFolder}) must be a folder outside of UPLOADS_DIR (${uploadsFolder}), which is for documents alone. Nothing was changed.`,
  );
}

/** Whether a folder is the same as another, or inside it. */
export function isWithin(folder: string, outer: string): boolean {
  const way = relative(outer, folder);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/**
 * The folder alone may belong to a clone that root was given, for example in a container: that start must succeed.
 */
async function refuseForeignStore(
  dataFolder: string,
  user: number | undefined,
  warn: PrepareOptions['warn'],
): Promise<void> {
  const owner = await findForeignOwner(dataFolder, user);
  if (owner === null) return;
  const fact = `${dataFolder} belongs to another user than root, who cannot read what root writes`;
  const remedy = `start the server as that user: sudo -u '#${owner.user}' npm start`;
  if (owner.hasStore) throw new StartError(`${fact}: ${remedy}. Nothing was changed.`);
  warn(`${fact}. If that user is to run the server, ${remedy}`);
}

/** A full disk does not prevent a start: staff can still read, and health reports it. */
async function prepareFolder(
  setting: string,
  folder: string,
  warn: PrepareOptions['warn'],
): Promise<void> {
  await nodeDisk.makeFolder(folder).catch((cause) => {
    throw new StartError(`The folder ${folder} cannot be made: see ${setting}. ${cause.message}`, {
      cause,
    });
  });
  if (await canWriteTo(folder)) return;
  const obstacle = await findDiskObstacle(folder);
  const message = `The folder ${folder} (${setting}) cannot be written: ${obstacle.what}. ${obstacle.remedy}`;
  if (obstacle !== fullDisk) throw new StartError(message);
  warn(message);
}
