import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Erasure, erasedFiles } from '@yiqiao/contract/commands/server/erasure';
import { countItems, toSegments } from '@yiqiao/contract/segments';
import { quoteUpgrades, schemaVersion } from '@yiqiao/ports/schema/schema-version';
import { temporaryEnding, writeNewFile } from '../../engine/disk/durable-file.ts';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { StoreRefusal } from '../../engine/embedded/folder/store-refusal.ts';
import { readQuoteStore } from '../../engine/embedded/read-quote-store.ts';
import { formatSnapshot } from '../../engine/embedded/snapshot/snapshot-text.ts';
import { readFacts } from '../copy-document.ts';
import { archivePath } from './archive-documents.ts';
import { type Archive, keepAge } from './archives.ts';
import { type Manifest, writeManifest } from './manifest.ts';

export interface Forgotten {
  readonly archives: readonly Archive[];
  /** Submissions removed from archives. */
  readonly submissions: number;
  readonly problems: readonly string[];
}

/**
 * Removes persons who were erased since from archives. Their documents go with the next pruning, which removes
 * everything that the manifest no longer lists.
 *
 * Order: first the archive's store is replaced atomically, then the manifest, which records that it is done. After
 * a crash in between, the next run repeats it.
 */
export async function forgetPersons(
  archives: readonly Archive[],
  erasures: readonly Erasure[],
): Promise<Forgotten> {
  const forgotten: Archive[] = [];
  const problems: string[] = [];
  let submissions = 0;
  for (const archive of archives) {
    try {
      const done = await forgetIn(archive, erasures);
      submissions += archive.manifest.quotes - done.manifest.quotes;
      forgotten.push(done);
    } catch (error) {
      if (!(error instanceof StoreRefusal)) throw error;
      forgotten.push(archive);
      problems.push(
        `${basename(archive.folder)} may hold a person who was erased, and its store cannot be read. Remove it.`,
      );
    }
  }
  return { archives: forgotten, submissions, problems };
}

async function forgetIn(archive: Archive, erasures: readonly Erasure[]): Promise<Archive> {
  const { folder, manifest } = archive;
  const known = new Set(manifest.erasures?.map(({ id }) => id));
  if (erasures.every(({ id }) => known.has(id))) return archive;
  const store = await readQuoteStore(join(folder, 'data'));
  if (store === null) return archive;
  const book = withoutErased(store.book, erasures);
  const snapshot = join(folder, 'data', dataFile.snapshot);
  const temporary = `${snapshot}${temporaryEnding}`;
  const head = { version: schemaVersion(quoteUpgrades), store: store.store };
  await nodeDisk.remove(temporary);
  await writeNewFile(temporary, formatSnapshot(head, { ...book, recent: [] }), nodeDisk);
  await rename(temporary, snapshot);
  await nodeDisk.syncFolder(join(folder, 'data'));
  const next = await describe(manifest, book, snapshot);
  await writeManifest(folder, next);
  await keepAge(folder, manifest.createdAt);
  return { folder, manifest: next };
}

async function describe(manifest: Manifest, book: QuoteBook, snapshot: string): Promise<Manifest> {
  const gone = new Set(book.erasures.flatMap(({ quotes }) => quotes));
  const kept = new Set(
    book.erasures.flatMap(erasedFiles).map((file) => archivePath(file.filePath)),
  );
  const path = `data/${dataFile.snapshot}`;
  const facts = await readFacts(snapshot);
  return {
    ...manifest,
    quotes: countItems(book.quotes),
    files: manifest.files
      .map(({ quote, ...file }) =>
        // An invoice outlives the submission that it belonged to.
        quote === undefined || kept.has(file.path) ? file : { ...file, quote },
      )
      .filter((file) => !('quote' in file) || !gone.has(file.quote))
      .map((file) => (file.path === path ? { ...file, ...facts } : file)),
    erasures: [...book.erasures],
  };
}

/** A book without the submissions of erased persons, but with what remains of them. */
export function withoutErased(book: QuoteBook, erasures: readonly Erasure[]): QuoteBook {
  const all = new Map([...book.erasures, ...erasures].map((erasure) => [erasure.id, erasure]));
  const gone = new Set([...all.values()].flatMap(({ quotes }) => quotes));
  const quotes = book.quotes.flat().filter(({ id }) => !gone.has(id));
  return { ...book, quotes: toSegments(quotes.reverse()), erasures: [...all.values()] };
}
