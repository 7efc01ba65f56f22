import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import {
  type ArchiveProblem,
  archivePath,
  describeLive,
  expectedFacts,
  type FileToArchive,
  factsOf,
  filesToArchive,
  problemsOf,
} from '../backup/archive-documents.ts';
import type { ArchivedFile } from '../backup/manifest.ts';
import { type FileFacts, isSame, readFacts } from '../copy-document.ts';
import { piecesPrefix } from './catalog.ts';
import type { Place } from './place.ts';
import { severalAtOnce } from './several-at-once.ts';

/** A piece is sealed in memory, and so many travel at once. */
const pieceBytes = 4 * 1024 ** 2;
export const atOnce = 8;

/** A document's pieces. They are named by its path and hash, so that whoever knows the manifest knows them. */
export function pieceNames(
  place: Pick<Place, 'nameOf'>,
  { path, size, sha256 }: FileFacts & Pick<ArchivedFile, 'path'>,
): readonly string[] {
  const count = Math.max(1, Math.ceil(size / pieceBytes));
  return Array.from(
    { length: count },
    (_, index) =>
      piecesPrefix + place.nameOf('document', path, sha256, String(size), String(index)),
  );
}

export interface SendOptions {
  readonly uploadsFolder: string;
  /** Names of the pieces that the bucket has; those that are sent are added. */
  readonly present: Set<string>;
  /** Called between documents and pieces. */
  readonly beat: () => Promise<void>;
}

export interface SentDocuments {
  readonly files: readonly ArchivedFile[];
  readonly fresh: number;
  readonly sentBytes: number;
  readonly problems: readonly ArchiveProblem[];
}

/**
 * Sends every document that the bucket does not have. One that it has is not read: a document never changes. One that
 * is missing or damaged on this machine is told, unless the bucket has it.
 */
export async function sendDocuments(
  place: Place,
  office: Pick<QuoteBook, 'quotes' | 'erasures'>,
  options: SendOptions,
): Promise<SentDocuments> {
  const documents = filesToArchive(office);
  const outcomes = await severalAtOnce(documents, atOnce, (document) =>
    sendOne(place, document, options),
  );
  return {
    files: outcomes.flatMap(({ archived }) => archived ?? []),
    fresh: outcomes.filter(({ isFresh }) => isFresh).length,
    sentBytes: outcomes.reduce((sum, { sent }) => sum + sent, 0),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

interface Outcome {
  readonly archived: ArchivedFile | null;
  readonly isFresh: boolean;
  readonly sent: number;
  readonly problems: readonly ArchiveProblem[];
}

async function sendOne(
  place: Place,
  document: FileToArchive,
  options: SendOptions,
): Promise<Outcome> {
  const { file, subject: _, ...named } = document;
  const path = archivePath(file.filePath);
  const expected = expectedFacts(file);
  const has = (facts: FileFacts) =>
    pieceNames(place, { path, ...facts }).every((name) => options.present.has(name));
  if (has(expected)) {
    const archived = { path, ...expected, ...named };
    return { archived, isFresh: false, sent: 0, problems: [] };
  }
  const live = join(options.uploadsFolder, file.filePath);
  const found = await factsOf(live);
  const problems = problemsOf(document, describeLive(found, expected));
  if (found === null) return { archived: null, isFresh: false, sent: 0, problems };
  const isFresh = !has(found);
  const sent = await sendPieces(place, live, { path, ...found }, options);
  return { archived: { path, ...found, ...named }, isFresh, sent, problems };
}

/** @throws when the file changes meanwhile; what was sent of it is taken back. */
async function sendPieces(
  place: Place,
  from: string,
  file: FileFacts & Pick<ArchivedFile, 'path'>,
  { present, beat }: SendOptions,
): Promise<number> {
  const names = pieceNames(place, file);
  const missing = names.filter((name) => !present.has(name));
  let sent = 0;
  const source = await open(from, 'r');
  try {
    for (const name of missing) {
      const at = names.indexOf(name) * pieceBytes;
      const piece = Buffer.alloc(Math.min(pieceBytes, file.size - at));
      const { bytesRead } = await source.read(piece, 0, piece.length, at);
      sent += await place.write(name, piece.subarray(0, bytesRead));
      await beat();
    }
  } finally {
    await source.close();
  }
  // It was hashed before, and must have been the same while it was sent.
  if (missing.length > 0 && !isSame(await readFacts(from), file)) {
    for (const name of missing) await place.remove(name);
    throw new Error(`${file.path} changed while it was sent`);
  }
  for (const name of missing) present.add(name);
  return sent;
}
