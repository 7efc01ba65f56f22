import { type Manifest, parseManifest } from '../backup/manifest.ts';
import { type Catalog, type Contents, piecesPrefix, readContents, readFileOf } from './catalog.ts';
import { atOnce } from './document-pieces.ts';
import type { Place } from './place.ts';
import { severalAtOnce } from './several-at-once.ts';

export const manifestPath = 'manifest.json';

interface Newest {
  readonly name: string;
  readonly manifest: Manifest;
}

/** What is known of the place from one round to the next. Empty at the start, and after any fault. */
export interface PlaceMemory {
  /** Names of pieces that the bucket has; `null` before they are listed. */
  present: Set<string> | null;
  /** Of each whole backup, by its name. */
  contents: Map<string, Contents>;
  newest: Newest | null;
  /** Tells whether anything was written since the newest one. */
  signature: string | null;
  /** When what is of no backup was last removed; by `performance.now()`. */
  sweptAt: number | null;
}

export function emptyMemory(): PlaceMemory {
  return { present: null, contents: new Map(), newest: null, signature: null, sweptAt: null };
}

/** Fills in what is missing. Everything is forgotten first where another process has written. */
export async function recall(
  place: Place,
  memory: PlaceMemory,
  catalog: Catalog,
): Promise<Set<string>> {
  const names = catalog.generations.map(({ name }) => name);
  const newest = names.at(-1);
  if (memory.newest?.name !== newest) Object.assign(memory, emptyMemory());
  const unknown = names.filter((name) => !memory.contents.has(name));
  await severalAtOnce(unknown, atOnce, async (name) => {
    memory.contents.set(name, await readContents(place, name));
  });
  const contents = newest === undefined ? undefined : memory.contents.get(newest);
  if (newest !== undefined && contents !== undefined) {
    memory.newest ??= { name: newest, manifest: await readManifestOf(place, contents) };
  }
  memory.present ??= await place.list(piecesPrefix);
  return memory.present;
}

export async function readManifestOf(place: Place, contents: Contents): Promise<Manifest> {
  return parseManifest((await readFileOf(place, contents, manifestPath)).toString());
}
