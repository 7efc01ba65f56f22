import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import type { QuoteBook } from './book/quote-book.ts';
import { restoringFolder } from './folder/data-folder.ts';
import { isStoreFile } from './folder/store-files.ts';
import { writeQuoteStore } from './write-quote-store.ts';

/** Where a new store is written completely before it replaces the current one. */
function arrivingFolder(dataFolder: string): string {
  return join(dataFolder, restoringFolder);
}

/** Writes a new store beside the current one. @returns its folder. */
export async function writeBeside(
  dataFolder: string,
  book: QuoteBook,
  disk: Disk,
): Promise<string> {
  const arriving = arrivingFolder(dataFolder);
  await disk.makeFolder(arriving);
  for (const name of await disk.list(arriving)) await disk.remove(join(arriving, name));
  await writeQuoteStore(arriving, book, disk);
  return arriving;
}

/**
 * Replaces the current store with the one written beside it. The caller flushes the folder.
 * @returns where the replaced one is now, if there was one.
 */
export async function replaceStore(
  dataFolder: string,
  asideName: string,
  disk: Disk,
): Promise<readonly string[]> {
  const arriving = arrivingFolder(dataFolder);
  const aside = await moveAside(dataFolder, asideName, isStoreFile, disk);
  for (const name of await disk.list(arriving)) {
    await disk.rename(join(arriving, name), join(dataFolder, name));
  }
  await rmdir(arriving);
  return aside;
}

/** @returns the folder they are in now, if there were any. */
export async function moveAside(
  folder: string,
  asideName: string,
  isUnwanted: (name: string) => boolean,
  disk: Disk,
): Promise<readonly string[]> {
  const unwanted = (await disk.list(folder)).filter(isUnwanted);
  if (unwanted.length === 0) return [];
  const aside = join(folder, asideName);
  await disk.makeFolder(aside);
  for (const name of unwanted) await disk.rename(join(folder, name), join(aside, name));
  await disk.syncFolder(aside);
  return [aside];
}
