import { join } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import { temporaryEnding } from '../../disk/durable-file.ts';

/** Names in the data folder. A number at the end is the last change that the file comes after. */
export const storeFile = {
  snapshot: 'quotes.json',
  journal: 'quotes.journal',
  lock: 'quotes.lock',
} as const;

export interface NumberedFile {
  readonly path: string;
  /** Of a snapshot: the last change in it. Of a journal: the change before its first one. */
  readonly sequence: number;
}

export interface StoreFiles {
  readonly folder: string;
  readonly snapshot: string;
  readonly journal: string;
  /** A journal that was about to take its place when the process died. */
  readonly nextJournal: string;
  /** Present files. */
  readonly names: ReadonlySet<string>;
  /** Earlier snapshots, newest first. */
  readonly generations: readonly NumberedFile[];
  /** Journals that are written to no more, oldest first. */
  readonly closedJournals: readonly NumberedFile[];
}

export async function findStoreFiles(folder: string, disk: Disk): Promise<StoreFiles> {
  const names = await disk.list(folder);
  const numbered = (base: string) =>
    names
      .filter((name) => name.startsWith(`${base}.`) && /\.\d+$/.test(name))
      .map((name) => ({ path: join(folder, name), sequence: Number(name.split('.').at(-1)) }))
      .sort((one, other) => one.sequence - other.sequence);
  const journal = join(folder, storeFile.journal);
  return {
    folder,
    snapshot: join(folder, storeFile.snapshot),
    journal,
    nextJournal: `${journal}${temporaryEnding}`,
    names: new Set(names),
    generations: numbered(storeFile.snapshot).reverse(),
    closedJournals: numbered(storeFile.journal),
  };
}

/** Whether anything of a store, even a damaged one, lies in the folder. */
export function hasStore({ names }: StoreFiles): boolean {
  return [...names].some(
    (name) =>
      (name.startsWith(storeFile.snapshot) || name.startsWith(storeFile.journal)) &&
      !name.endsWith(temporaryEnding),
  );
}
