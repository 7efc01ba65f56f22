import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderFile } from '@yiqiao/contract/files/order-files';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { OperationError } from '../operation-error.ts';
import { formatBytes, formatCount, type Print } from '../print.ts';
import { archivePath, expectedFacts } from './archive-documents.ts';
import { findNearest } from './backups-folder.ts';
import type { PreviousDocuments } from './previous-documents.ts';

interface RoomOptions {
  readonly dataFolder: string;
  readonly backupsFolder: string;
  readonly previous: PreviousDocuments;
  readonly canShare: boolean;
  readonly print: Print;
}

/**
 * Reports how much space a backup needs and has.
 * @throws OperationError when that is too little.
 */
export async function requireRoom(
  files: readonly OrderFile[],
  options: RoomOptions,
): Promise<void> {
  const { dataFolder, backupsFolder, previous, canShare, print } = options;
  const fresh = files.filter(
    (file) => !(canShare && previous.lists(archivePath(file.filePath), expectedFacts(file))),
  );
  const documentBytes = fresh.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const needed = documentBytes + (await storeBytes(dataFolder));
  const { bavail, bsize } = await statfs((await findNearest(backupsFolder)).path);
  const free = bavail * bsize;
  const what = `${formatBytes(needed)} for the store and ${formatCount(fresh.length, 'new document')}`;
  print(`This backup needs ${what}; ${formatBytes(free)} are free.`);
  if (needed <= free) return;
  throw new OperationError(
    `There is no room for a backup in ${backupsFolder}: it needs ${what}, and ${formatBytes(free)} are free. ` +
      'Make room or choose another folder with --to. No backup was made.',
  );
}

/** A backup holds as much as a snapshot: at most the current one and its journal. */
async function storeBytes(dataFolder: string): Promise<number> {
  const sizes = await Promise.all(
    [dataFile.snapshot, dataFile.journal].map((name) =>
      stat(join(dataFolder, name)).then(({ size }) => size, absentAs(0)),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
