import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { formatQuoteStore } from '../../engine/embedded/write-quote-store.ts';
import { filesBesideStore } from '../backup/write-archive.ts';
import type { FileFacts } from '../copy-document.ts';

interface OwnFolders {
  readonly dataFolder: string;
  /** Where `.env` and `company.json` are. */
  readonly settingsFolder: string;
}

/** The files of an archive's `data`, by their paths in it. */
export async function collectStore(
  { dataFolder, settingsFolder }: OwnFolders,
  { book, store }: { readonly book: QuoteBook; readonly store: string },
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, chunks } of formatQuoteStore(book, store)) {
    files.set(`data/${name}`, Buffer.concat([...chunks]));
  }
  for (const { from, name } of filesBesideStore(dataFolder, settingsFolder)) {
    const bytes = await nodeDisk.read(from);
    if (bytes !== null) files.set(`data/${name}`, bytes);
  }
  return files;
}

export function factsOfBytes(bytes: Buffer): FileFacts {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A file that was just written may be written again without its time telling. */
const settledMs = 100;

/**
 * What tells that nothing has been written since: length and time of every file that goes into a backup.
 * @returns `null` while that cannot tell.
 */
export async function readSignature({
  dataFolder,
  settingsFolder,
}: OwnFolders): Promise<string | null> {
  const lookedAt = Date.now();
  const paths = [
    ...[dataFile.snapshot, dataFile.journal].map((name) => join(dataFolder, name)),
    ...filesBesideStore(dataFolder, settingsFolder).map(({ from }) => from),
  ];
  const told = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(absentAs(null));
      return { path, size: found?.size, at: found?.mtimeMs ?? 0, inode: found?.ino };
    }),
  );
  const isSettled = told.every(({ at }) => Math.abs(lookedAt - at) > settledMs);
  return isSettled ? JSON.stringify(told) : null;
}
