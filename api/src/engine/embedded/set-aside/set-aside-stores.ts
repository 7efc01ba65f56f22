import { join } from 'node:path';
import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ErasureStore } from '@yiqiao/ports/erasure-store';
import type { Disk } from '../../disk/disk.ts';
import { listPaths } from '../../disk/list-paths.ts';
import { beforeRestorePrefix, damagedMark, restoringFolder } from '../folder/data-folder.ts';
import { isStoreFile } from '../folder/store-files.ts';
import { openQuoteStore } from '../open-quote-store.ts';
import type { Erasing } from '../quote-store.ts';
import { readBookIfWhole } from '../read-quote-store.ts';

/**
 * Older copies beside the store: stores replaced by a restore, one that a restore was about to put in place,
 * damaged snapshots. They hold what the store held then.
 */
export interface SetAsideStores {
  find(isSought: (quote: StoredQuote) => boolean): Promise<readonly StoredQuote[]>;
  /** The erasures whose submissions still occur in it, readable or not. */
  findUnscrubbed(erasures: readonly Erasure[]): Promise<readonly Erasure[]>;
  /** Removes the submissions of an erasure from all of it. */
  scrub(erasure: Erasure): Promise<void>;
}

export function createSetAsideStores(folder: string, disk: Disk): SetAsideStores {
  const listStores = () => listPaths(folder, (name) => name.startsWith(beforeRestorePrefix), disk);

  const listDamaged = () => listPaths(folder, (name) => name.includes(damagedMark), disk);
  const arriving = join(folder, restoringFolder);

  return {
    async findUnscrubbed(erasures) {
      const found = new Set<Erasure>();
      const folders = [...(await listStores()), arriving];
      const files = await Promise.all(folders.map((each) => listPaths(each, isStoreFile, disk)));
      for (const path of [...files.flat(), ...(await listDamaged())]) {
        const bytes = await disk.read(path);
        if (bytes === null) continue;
        for (const erasure of erasures) if (names(bytes, erasure)) found.add(erasure);
      }
      return [...found];
    },
    async find(isSought) {
      const found = [];
      for (const store of await listStores()) {
        const book = await readBookIfWhole(store, disk);
        found.push(...(book?.quotes.flat() ?? []).filter(isSought));
      }
      return found;
    },
    async scrub(erasure) {
      for (const store of await listStores()) await scrubStore(store, erasure, disk);
      await removeTelling(folder, await listDamaged(), erasure, disk);
      await removeTelling(arriving, await listPaths(arriving, isStoreFile, disk), erasure, disk);
    },
  };
}

/** Erasure in the store and in the copies beside it. */
export function createErasures(store: Erasing, setAside: SetAsideStores): ErasureStore {
  return {
    ...store,
    findSetAside: setAside.find,
    findUnscrubbed: setAside.findUnscrubbed,
    async scrub(erasure) {
      await setAside.scrub(erasure);
      await store.scrub(erasure);
    },
  };
}

/** Uses the store's own steps, so that a crash in between leaves it intact. */
async function scrubStore(folder: string, erasure: Erasure, disk: Disk): Promise<void> {
  const files = await listPaths(folder, isStoreFile, disk);
  // Unreadable: most likely that is why it was replaced.
  if ((await readBookIfWhole(folder, disk)) === null) {
    await removeTelling(folder, files, erasure, disk);
    return;
  }
  if (!(await tells(files, erasure, disk))) return;
  const store = await openQuoteStore(folder, { disk });
  try {
    const { files: _files, ...known } = erasure;
    const begun = await store.begin(erasure.quotes, () => ({ ...known, files: [] }));
    await store.scrub(begun);
    await store.finish(erasure.id);
  } finally {
    await store.close();
  }
}

/**
 * Deletes files that cannot be read as a store and hold an erased submission: they were replaced long ago, and a
 * submission can only be removed with the whole file.
 */
async function removeTelling(
  folder: string,
  paths: readonly string[],
  erasure: Erasure,
  disk: Disk,
): Promise<void> {
  for (const path of paths) {
    if (await tells([path], erasure, disk)) await disk.remove(path);
  }
  if (paths.length > 0) await disk.syncFolder(folder);
}

async function tells(paths: readonly string[], erasure: Erasure, disk: Disk): Promise<boolean> {
  for (const path of paths) {
    const bytes = await disk.read(path);
    if (bytes !== null && names(bytes, erasure)) return true;
  }
  return false;
}

/** Whether the bytes of a file contain a submission of the erasure, whose own record lists ids in another form. */
function names(bytes: Buffer, { quotes }: Erasure): boolean {
  return quotes.some((id) => bytes.includes(`"id":"${id}"`));
}
