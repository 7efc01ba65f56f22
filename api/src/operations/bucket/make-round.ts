import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { countItems } from '@yiqiao/contract/segments';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { readQuoteStore } from '../../engine/embedded/read-quote-store.ts';
import type { ArchiveProblem } from '../backup/archive-documents.ts';
import { deletionsIn, nameOf } from '../backup/archives.ts';
import { formatManifest, type Manifest } from '../backup/manifest.ts';
import { OperationError } from '../operation-error.ts';
import { type Catalog, type FoundCatalog, readCatalog, writeContents } from './catalog.ts';
import { claimPlace } from './claim-place.ts';
import { collectStore, factsOfBytes, readSignature } from './collect-store.ts';
import { commitCatalog } from './commit-catalog.ts';
import { sendDocuments } from './document-pieces.ts';
import { keptGenerations } from './kept-generations.ts';
import { emptyMemory, manifestPath, type PlaceMemory, recall } from './place-memory.ts';
import { removeLeft } from './remove-left.ts';
import type { MadeBackup, RoundOptions, RoundResult } from './round-options.ts';
import { sendContents } from './store-pieces.ts';
import { ageOf } from './wholeness.ts';
import { readWriter } from './writer-file.ts';

/**
 * Brings the backup in the bucket up to what is stored now, sending only what is new; a server may be running.
 *
 * Order: what a backup consists of, then its contents, then the catalog, which makes it one; only then remove what is of
 * none. After a crash anywhere the last one is whole, and the next round goes on where this one was.
 * @throws PlaceTaken, OtherKey, BrokenSeal, EngineAway, with the last backup as it was.
 */
export async function makeRound(options: RoundOptions, memory: PlaceMemory): Promise<RoundResult> {
  const lock = await nodeDisk.lock(join(options.dataFolder, dataFile.bucketLock));
  if (lock === null) throw new OperationError('Another backup to the bucket is being made.');
  try {
    return await goRound(options, memory);
  } catch (error) {
    Object.assign(memory, emptyMemory());
    throw error;
  } finally {
    await lock.release();
  }
}

async function goRound(options: RoundOptions, memory: PlaceMemory): Promise<RoundResult> {
  const { place } = options;
  const startedAt = performance.now();
  const found = await findOwn(options);
  options.onFound?.(ageOf(found));
  const signature = await readSignature(options);
  const present = await recall(place, memory, found.catalog);
  const before = memory.newest?.manifest ?? null;
  const isSame = signature !== null && signature === memory.signature;
  const made = isSame ? null : await makeGeneration(options, memory, found, present);
  const { now } = found;
  const wholeAt = new Date(now).toISOString();
  const catalog = await commitCatalog(options, (told) => ({
    sequence: made?.sequence ?? told.sequence,
    wholeAt,
    generations: keptGenerations(
      [...told.generations, ...(made === null ? [] : [{ ...made.generation, at: wholeAt }])],
      now,
    ),
  }));
  memory.signature = signature;
  const removed = await removeLeft(options, memory, { catalog, before });
  return {
    ageMs: performance.now() - startedAt,
    made: made?.told ?? null,
    removed,
    problems: [...(made?.problems ?? []), ...describeFuller(catalog)],
  };
}

/** The catalog of this machine, begun in an empty place before hours are spent on the first backup. @throws PlaceTaken */
async function findOwn(options: RoundOptions): Promise<FoundCatalog> {
  const { place, dataFolder } = options;
  const found = await readCatalog(place);
  await claimPlace(place, found, await readWriter(dataFolder, place.to));
  if (found !== null) return found;
  await commitCatalog(options, (told) => told);
  const begun = await readCatalog(place);
  if (begun === null) throw new EngineAway('The store has taken an object and does not give it.');
  return begun;
}

async function makeGeneration(
  options: RoundOptions,
  memory: PlaceMemory,
  { now }: FoundCatalog,
  present: Set<string>,
) {
  const { place, dataFolder, uploadsFolder } = options;
  const store = await readQuoteStore(dataFolder);
  if (store === null) throw new OperationError(`There is no store in ${dataFolder}.`);
  const { book } = store;
  const documents = await sendDocuments(place, book, {
    uploadsFolder,
    present,
    beat: createPacedBeat(options),
  });
  const files = await collectStore(options, store);
  const quotes = countItems(book.quotes);
  const manifest: Manifest = {
    format: 'yiqiao-backup',
    version: 1,
    createdAt: new Date(now).toISOString(),
    quotes,
    files: [
      ...[...files].map(([path, bytes]) => ({ path, ...factsOfBytes(bytes) })),
      ...documents.files,
    ],
    deletions: [...deletionsIn(book.quotes.flat())],
    erasures: [...book.erasures],
  };
  const all = new Map([...files, [manifestPath, Buffer.from(formatManifest(manifest))]]);
  const { contents, sentBytes } = await sendContents(place, all, present);
  const written = await writeContents(place, Date.parse(manifest.createdAt), contents);
  memory.contents.set(written.name, contents);
  memory.newest = { name: written.name, manifest };
  const told: MadeBackup = {
    quotes,
    documents: documents.files.length,
    newDocuments: documents.fresh,
    sentBytes: documents.sentBytes + sentBytes + written.sent,
  };
  return {
    generation: { name: written.name, quotes },
    sequence: book.sequence,
    told,
    problems: await stillProblems(dataFolder, documents.problems),
  };
}

/** The retention clock, or an erasure, may have deleted a document while the others were sent. */
async function stillProblems(
  dataFolder: string,
  problems: readonly ArchiveProblem[],
): Promise<readonly string[]> {
  if (problems.length === 0) return [];
  const book = (await readQuoteStore(dataFolder))?.book;
  const deleted = new Set(deletionsIn(book?.quotes.flat() ?? []).map(nameOf));
  const erased = new Set(book?.erasures.flatMap(({ quotes }) => quotes));
  return problems
    .filter(
      ({ document: { quote = '', file = '' } }) =>
        !deleted.has(nameOf({ quote, file })) && !erased.has(quote),
    )
    .map(({ text }) => text);
}

/** Tells others that this machine is at work: the catalog again, as it is. */
function createPacedBeat(options: RoundOptions): () => Promise<void> {
  const { everyMs } = options;
  let nextAt = performance.now() + everyMs;
  let beating = Promise.resolve();
  return () => {
    if (performance.now() < nextAt) return beating;
    nextAt = performance.now() + everyMs;
    // Never two at once: each has to know what the last one wrote.
    beating = beating.then(async () => void (await commitCatalog(options, (told) => told)));
    return beating;
  };
}

function describeFuller({ generations }: Catalog): readonly string[] {
  const newest = generations.at(-1);
  return generations
    .filter(({ quotes }) => newest !== undefined && quotes > newest.quotes)
    .map(
      ({ at, quotes }) =>
        `The backup of ${at} holds more submissions (${quotes}) than this store (${newest?.quotes}) and is kept. Is DATA_DIR the right store?`,
    );
}
