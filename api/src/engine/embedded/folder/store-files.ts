import { join } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import { temporaryEnding } from '../../disk/durable-file.ts';
import { dataFile } from './data-folder.ts';

export interface NumberedFile {
  readonly path: string;
  /** Of a snapshot: the last change in it. Of a journal: the change before its first one. */
  readonly sequence: number;
}

export interface StoreFiles {
  readonly folder: string;
  readonly snapshot: string;
  readonly journal: string;
  /** A new journal that was about to replace it when the process died. */
  readonly nextJournal: string;
  /** Present files. */
  readonly names: ReadonlySet<string>;
  /** Earlier snapshots, newest first. */
  readonly generations: readonly NumberedFile[];
  /** Journals that are no longer written to, oldest first. */
  readonly closedJournals: readonly NumberedFile[];
}

export async function findStoreFiles(folder: string, disk: Disk): Promise<StoreFiles> {
  const names = await disk.list(folder);
  const numbered = (base: string) =>
    names
      .filter((name) => name.startsWith(`${base}.`) && /\.\d+$/.test(name))
      .map((name) => ({ path: join(folder, name), sequence: Number(name.split('.').at(-1)) }))
      .sort((one, other) => one.sequence - other.sequence);
  const journal = join(folder, dataFile.journal);
  return {
    folder,
    snapshot: join(folder, dataFile.snapshot),
    journal,
    nextJournal: `${journal}${temporaryEnding}`,
    names: new Set(names),
    generations: numbered(dataFile.snapshot).reverse(),
    closedJournals: numbered(dataFile.journal),
  };
}

/** Whether the folder holds any file of a store, even a damaged one. */
export function hasStore({ names }: StoreFiles): boolean {
  return [...names].some((name) => isStoreFile(name) && !name.endsWith(temporaryEnding));
}

/** Whether a file of this name belongs to a store, complete or not. */
export function isStoreFile(name: string): boolean {
  return name.startsWith(dataFile.snapshot) || name.startsWith(dataFile.journal);
}
