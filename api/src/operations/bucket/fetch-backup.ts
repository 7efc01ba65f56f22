import { link, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { momentInName } from '../../engine/embedded/folder/data-folder.ts';
import { pruneArchives } from '../backup/archives.ts';
import { forgetPersons } from '../backup/forget-persons.ts';
import { type ArchivedFile, type Manifest, readManifest } from '../backup/manifest.ts';
import { isSame, readFacts } from '../copy-document.ts';
import { OperationError } from '../operation-error.ts';
import { formatBytes } from '../print.ts';
import { type Catalog, type Generation, readContents } from './catalog.ts';
import { atOnce, pieceNames } from './document-pieces.ts';
import { fetchFiles } from './forget-in-bucket.ts';
import type { Place } from './place.ts';
import { BrokenSeal } from './seals.ts';
import { severalAtOnce } from './several-at-once.ts';

export interface FetchedBackup {
  /** The folder of the archive. */
  readonly archive: string;
  readonly generation: Generation;
}

interface FetchOptions {
  readonly place: Place;
  readonly catalog: Catalog;
  /** The newest backup that is not younger; the newest of all when undefined. */
  readonly before: number | undefined;
  /** Where the archives are put; on the disk of the documents. */
  readonly folder: string;
  readonly uploadsFolder: string;
  /** Called after each document. */
  readonly onProgress: (done: number, of: number) => void;
}

/**
 * Brings a backup from the bucket into a folder, as a backup that was always there. The newest one stands beside an older
 * one, without documents, since it tells what was deleted and erased since. Documents that are there already, after a
 * restore that was cut off, are not fetched again.
 */
export async function fetchBackup(options: FetchOptions): Promise<FetchedBackup> {
  const { place, catalog, before, folder } = options;
  const newest = catalog.generations.at(-1);
  const chosen = catalog.generations.findLast(
    ({ at }) => before === undefined || Date.parse(at) <= before,
  );
  if (newest === undefined || chosen === undefined) throw noBackup(place, catalog, before);
  const archive = await fetchStore(place, chosen, folder);
  if (chosen !== newest) {
    const { manifest } = await fetchStore(place, newest, folder);
    const forgotten = await forgetPersons([archive], manifest.erasures ?? []);
    await pruneArchives(forgotten.archives, manifest.deletions);
  }
  const { files } = await readManifest(archive.folder);
  const documents = files.filter(({ path }) => path.startsWith('uploads/'));
  await requireRoom(documents, archive.folder);
  let done = 0;
  await severalAtOnce(documents, atOnce, async (file) => {
    await fetchDocument(file, archive.folder, options);
    done += 1;
    options.onProgress(done, documents.length);
  });
  await removeOthers(archive.folder, documents);
  return { archive: archive.folder, generation: chosen };
}

async function fetchStore(
  place: Place,
  { name, at }: Generation,
  folder: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const archive = join(folder, momentInName(Date.parse(at)));
  await mkdir(join(archive, 'uploads'), { recursive: true, mode: 0o700 });
  await fetchFiles(place, await readContents(place, name), archive);
  return { folder: archive, manifest: await readManifest(archive) };
}

/** @throws OperationError with nothing fetched. */
async function requireRoom(documents: readonly ArchivedFile[], archive: string): Promise<void> {
  const needed = documents.reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = await statfs(archive);
  const free = bavail * bsize;
  const present = await Promise.all(documents.map((file) => sizeAt(join(archive, file.path))));
  const there = present.reduce((sum, size) => sum + size, 0);
  if (needed - there <= free) return;
  throw new OperationError(
    `The documents need ${formatBytes(needed)} on the disk of UPLOADS_DIR, and ${formatBytes(free)} are free. Nothing was changed.`,
  );
}

async function fetchDocument(
  file: ArchivedFile,
  archive: string,
  { place, uploadsFolder }: FetchOptions,
): Promise<void> {
  const target = join(archive, file.path);
  if (await isThere(target, file)) return;
  await rm(target, { force: true });
  const live = join(uploadsFolder, basename(file.path));
  if (await isThere(live, file)) {
    await link(live, target);
    return;
  }
  const output = await open(target, 'wx', 0o600);
  try {
    for (const name of pieceNames(place, file)) {
      const found = await place.read(name);
      if (found === null) throw new BrokenSeal(`${name}, a piece of ${file.path}, is missing`);
      await output.write(found.bytes);
    }
    await output.sync();
  } finally {
    await output.close();
  }
  await nodeDisk.syncFolder(join(archive, 'uploads'));
}

function sizeAt(path: string): Promise<number> {
  return stat(path).then(({ size }) => size, absentAs(0));
}

function isThere(path: string, file: ArchivedFile): Promise<boolean> {
  return readFacts(path).then((facts) => isSame(facts, file), absentAs(false));
}

/** What an earlier attempt left, of a backup that has been changed since. */
async function removeOthers(archive: string, documents: readonly ArchivedFile[]): Promise<void> {
  const wanted = new Set(documents.map(({ path }) => basename(path)));
  for (const name of await readdir(join(archive, 'uploads'))) {
    if (!wanted.has(name)) await rm(join(archive, 'uploads', name));
  }
}

function noBackup(place: Place, { generations }: Catalog, before?: number): OperationError {
  const [oldest] = generations;
  if (oldest === undefined || before === undefined) {
    return new OperationError(
      `In ${place.to} no backup has been finished yet. Nothing was changed.`,
    );
  }
  return new OperationError(
    `In ${place.to} there is no backup from before ${new Date(before).toISOString()}; the oldest is of ${oldest.at}. Nothing was changed.`,
  );
}
