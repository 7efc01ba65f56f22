import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFileDurably } from '../../engine/disk/durable-file.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { forgetPersons } from '../backup/forget-persons.ts';
import type { Manifest } from '../backup/manifest.ts';
import {
  type Catalog,
  type Contents,
  type Generation,
  readFileOf,
  writeContents,
} from './catalog.ts';
import { commitCatalog } from './commit-catalog.ts';
import type { Place } from './place.ts';
import { manifestPath, type PlaceMemory, readManifestOf } from './place-memory.ts';
import type { RoundOptions } from './round-options.ts';
import { sendContents } from './store-pieces.ts';

/**
 * Takes erased persons out of the older backups: each is fetched without its documents, rewritten as one in a folder
 * would be, and put in the place of the old one. One whose store cannot be read is dropped.
 * @returns the catalog as it is then.
 */
export async function forgetInBucket(
  options: RoundOptions,
  memory: PlaceMemory,
  catalog: Catalog,
  newest: Manifest,
): Promise<Catalog> {
  const work = join(options.dataFolder, dataFile.bucketWork);
  const changed = new Map<string, Generation | null>();
  try {
    for (const generation of catalog.generations) {
      const contents = memory.contents.get(generation.name);
      if (contents === undefined || !(await holdsErased(options.place, contents, newest))) continue;
      await rm(work, { recursive: true, force: true });
      changed.set(
        generation.name,
        await rewrite(options, memory, { generation, contents, newest, work }),
      );
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  if (changed.size === 0) return catalog;
  return commitCatalog(options, (told) => ({
    ...told,
    generations: told.generations.flatMap((generation) => {
      const next = changed.get(generation.name);
      return next === null ? [] : [next ?? generation];
    }),
  }));
}

async function holdsErased(place: Place, contents: Contents, newest: Manifest): Promise<boolean> {
  const manifest = await readManifestOf(place, contents);
  const known = new Set(manifest.erasures?.map(({ id }) => id));
  return (newest.erasures ?? []).some(({ id }) => !known.has(id));
}

interface Rewriting {
  readonly generation: Generation;
  readonly contents: Contents;
  readonly newest: Manifest;
  readonly work: string;
}

async function rewrite(
  { place }: RoundOptions,
  memory: PlaceMemory,
  { generation, contents, newest, work }: Rewriting,
): Promise<Generation | null> {
  await fetchFiles(place, contents, work);
  await mkdir(join(work, 'uploads'), { recursive: true });
  const archive = { folder: work, manifest: await readManifestOf(place, contents) };
  const { archives, problems } = await forgetPersons([archive], newest.erasures ?? []);
  const [forgotten] = archives;
  if (problems.length > 0 || forgotten === undefined) return null;
  const files = new Map<string, Buffer>();
  for (const path of Object.keys(contents.files)) {
    files.set(path, await readFile(join(work, path)));
  }
  const sent = await sendContents(place, files, memory.present ?? new Set());
  const { name } = await writeContents(place, Date.parse(generation.at), sent.contents);
  memory.contents.set(name, sent.contents);
  return { ...generation, name, quotes: forgotten.manifest.quotes };
}

/** Writes the files of a backup that are no documents into a folder. */
export async function fetchFiles(place: Place, contents: Contents, folder: string): Promise<void> {
  for (const path of [...Object.keys(contents.files)].sort(manifestLast)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFileDurably(target, await readFileOf(place, contents, path));
  }
}

function manifestLast(one: string, other: string): number {
  return Number(one === manifestPath) - Number(other === manifestPath);
}
