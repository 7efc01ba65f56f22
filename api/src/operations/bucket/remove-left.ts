import { performance } from 'node:perf_hooks';
import { withoutDeleted } from '../backup/archives.ts';
import type { Deletion, Manifest } from '../backup/manifest.ts';
import { type Catalog, generationsPrefix } from './catalog.ts';
import { atOnce, pieceNames } from './document-pieces.ts';
import { forgetInBucket } from './forget-in-bucket.ts';
import type { Place } from './place.ts';
import { type PlaceMemory, readManifestOf } from './place-memory.ts';
import type { RoundOptions } from './round-options.ts';
import { severalAtOnce } from './several-at-once.ts';
import { piecesOf } from './store-pieces.ts';

/** What a crash or another machine left is looked for at the start and so often. */
const sweepEveryMs = 24 * 3_600_000;

interface Left {
  readonly catalog: Catalog;
  /** Of the backup before this one. */
  readonly before: Manifest | null;
}

/**
 * Removes from the bucket what is of no backup any more: documents that were deleted, persons who were erased, old
 * backups. In a usual round what has changed tells their names; a sweep compares everything that is there.
 * @returns how many objects were removed.
 */
export async function removeLeft(
  options: RoundOptions,
  memory: PlaceMemory,
  left: Left,
): Promise<number> {
  const newest = memory.newest?.manifest;
  if (newest === undefined) return 0;
  const isDue = memory.sweptAt === null || performance.now() - memory.sweptAt > sweepEveryMs;
  if (isDue || hasNewErasures(newest, left.before)) {
    const removed = await sweep(options, memory, left.catalog, newest);
    memory.sweptAt = performance.now();
    return removed;
  }
  const { place } = options;
  const doomed = [
    ...deletedPieces(place, left.before, newest.deletions),
    ...takeDropped(memory, left.catalog),
  ];
  return removeAll(place, doomed, memory);
}

function hasNewErasures(newest: Manifest, before: Manifest | null): boolean {
  const known = new Set(before?.erasures?.map(({ id }) => id));
  return (newest.erasures ?? []).some(({ id }) => !known.has(id));
}

function deletedPieces(
  place: Place,
  before: Manifest | null,
  deletions: readonly Deletion[],
): readonly string[] {
  if (before === null) return [];
  const kept = new Set(withoutDeleted(before, deletions).files);
  return before.files.filter((file) => !kept.has(file)).flatMap((file) => pieceNames(place, file));
}

/** Backups that the catalog no longer names, and the pieces that only they had. */
function takeDropped(memory: PlaceMemory, { generations }: Catalog): readonly string[] {
  const named = new Set(generations.map(({ name }) => name));
  const dropped = [...memory.contents].filter(([name]) => !named.has(name));
  for (const [name] of dropped) memory.contents.delete(name);
  if (dropped.length === 0) return [];
  const wanted = new Set([...memory.contents.values()].flatMap(piecesOf));
  return dropped.flatMap(([name, contents]) => [
    name,
    ...piecesOf(contents).filter((piece) => !wanted.has(piece)),
  ]);
}

async function sweep(
  options: RoundOptions,
  memory: PlaceMemory,
  found: Catalog,
  newest: Manifest,
): Promise<number> {
  const { place } = options;
  const catalog = await forgetInBucket(options, memory, found, newest);
  takeDropped(memory, catalog);
  const wanted = new Set([...memory.contents.values()].flatMap(piecesOf));
  for (const { name } of catalog.generations) {
    const contents = memory.contents.get(name);
    if (contents === undefined) continue;
    const manifest = withoutDeleted(await readManifestOf(place, contents), newest.deletions);
    for (const file of manifest.files.filter(({ path }) => path.startsWith('uploads/'))) {
      for (const piece of pieceNames(place, file)) wanted.add(piece);
    }
  }
  const named = new Set(catalog.generations.map(({ name }) => name));
  const doomed = [
    ...[...(await place.list(generationsPrefix))].filter((name) => !named.has(name)),
    ...[...(memory.present ?? [])].filter((name) => !wanted.has(name)),
  ];
  return removeAll(place, doomed, memory);
}

async function removeAll(
  place: Place,
  names: readonly string[],
  memory: PlaceMemory,
): Promise<number> {
  const distinct = [...new Set(names)];
  await severalAtOnce(distinct, atOnce, async (name) => {
    // First here: a piece that may be gone is sent again.
    memory.present?.delete(name);
    await place.remove(name);
  });
  return distinct.length;
}
