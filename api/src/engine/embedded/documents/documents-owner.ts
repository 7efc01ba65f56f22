import { join } from 'node:path';
import { ignoreOutOfSpace } from '@yiqiao/ports/faults/error-code';
import * as z from 'zod/mini';
import type { Disk, DiskFile } from '../../disk/disk.ts';
import { writeNewFile } from '../../disk/durable-file.ts';
import { parseJson } from '../../disk/parse-json.ts';
import { uploadsFile } from '../folder/data-folder.ts';
import { StoreRefusal } from '../folder/store-refusal.ts';

const ownerSchema = z.object({
  format: z.literal('yiqiao-documents'),
  store: z.string(),
  /** The last change that the store is known to have reached: a store that ends earlier is an older copy. */
  sequence: z.int(),
  /** Where the store was, for people to read. */
  dataFolder: z.string(),
});

/** Which store the documents of a folder belong to. */
export type DocumentsOwner = Readonly<Omit<z.infer<typeof ownerSchema>, 'format'>>;

/** Within one sector of every disk, so that overwriting it is all or nothing and needs no room. */
const ownerBytes = 512;
/** How long the file may lag behind, and so be outdated after a crash. */
const noteAfterMs = 1000;

/** @returns `null` when the folder has no owner, or the file cannot be read. */
export async function readDocumentsOwner(
  uploadsFolder: string,
  disk: Disk,
): Promise<DocumentsOwner | null> {
  return parseJson(ownerSchema, await disk.read(join(uploadsFolder, uploadsFile.owner)));
}

/** @throws StoreRefusal when the documents belong to another store, or to one that is gone. */
export function refuseForeignDocuments(
  owner: DocumentsOwner | null,
  store: string | null,
  uploadsFolder: string,
): void {
  if (owner === null || owner.sequence === 0 || owner.store === store) return;
  throw new StoreRefusal(
    `The documents in ${uploadsFolder} belong to the store in ${owner.dataFolder} (its change ` +
      `${owner.sequence}), not to the one that DATA_DIR names. Nothing was changed. Set DATA_DIR and ` +
      'UPLOADS_DIR to two folders that belong together; if that store is gone for good, delete ' +
      `${join(uploadsFolder, uploadsFile.owner)}, and the next start sets aside what it does not know.`,
  );
}

/** The owner's mark while the store is open. */
export interface DocumentsMark {
  /** The store has reached this change. */
  note(sequence: number): void;
  close(): Promise<void>;
}

/** Records the owner of the documents. */
export async function claimDocuments(
  uploadsFolder: string,
  owner: DocumentsOwner,
  disk: Disk,
): Promise<DocumentsMark> {
  const path = join(uploadsFolder, uploadsFile.owner);
  if ((await disk.read(path))?.length !== ownerBytes) {
    await disk.remove(path);
    await writeNewFile(path, [format(owner)], disk);
    await disk.syncFolder(uploadsFolder);
  }
  const file = await disk.openDurable(path);
  // Some disks cannot overwrite in place; the existing mark still names the store.
  await file.write(format(owner), 0).catch(ignoreOutOfSpace);
  return createMark(file, owner);
}

function createMark(file: DiskFile, owner: DocumentsOwner): DocumentsMark {
  let { sequence } = owner;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write(): void {
    timer = undefined;
    // An additional safeguard: without it, changes are just as safe.
    writing = writing
      .then(() => file.write(format({ ...owner, sequence }), 0))
      .catch(() => undefined);
  }

  return {
    note(reached) {
      sequence = reached;
      timer ??= setTimeout(write, noteAfterMs).unref();
    },
    async close() {
      clearTimeout(timer);
      write();
      await writing;
      await file.close();
    },
  };
}

function format(owner: DocumentsOwner): Uint8Array {
  const line = (fields: DocumentsOwner) =>
    JSON.stringify({ format: 'yiqiao-documents', ...fields });
  const whole = Buffer.from(line(owner));
  const fitting =
    whole.length < ownerBytes ? whole : Buffer.from(line({ ...owner, dataFolder: '…' }));
  return Buffer.concat([
    fitting,
    Buffer.alloc(ownerBytes - 1 - fitting.length, ' '),
    Buffer.from('\n'),
  ]);
}
