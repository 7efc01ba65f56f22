import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { momentInName } from '../../engine/embedded/folder/data-folder.ts';
import type { Place } from './place.ts';
import { BrokenSeal } from './seals.ts';
import { severalAtOnce } from './several-at-once.ts';

const generationSchema = z.object({
  /** Name of its object. */
  name: z.string(),
  /** When its store was read, by the bucket's clock. */
  at: z.iso.datetime(),
  quotes: z.int(),
});

const catalogSchema = z.object({
  format: z.literal('yiqiao-bucket-backup'),
  version: z.literal(1),
  /** How often the backup has gone over to another machine. */
  term: z.int(),
  /** Another one each time: whoever wrote last knows it. */
  token: z.string(),
  /** Name of the machine that wrote last. */
  host: z.string(),
  everyMs: z.int(),
  /** When everything that the office held was here, by the bucket's clock; `null` before the first whole backup. */
  wholeAt: z.nullable(z.iso.datetime()),
  /** The last change of the store that is in the newest one. */
  sequence: z.int(),
  /** Whole backups, oldest first. */
  generations: z.array(generationSchema),
});

const contentsSchema = z.object({
  /** The files of an archive but its documents, each as the names of its pieces in order. */
  files: z.record(z.string(), z.array(z.string())),
});

/** What is in the bucket. Written last: what it does not name is no backup. */
export type Catalog = z.infer<typeof catalogSchema>;
export type Generation = z.infer<typeof generationSchema>;
export type Contents = z.infer<typeof contentsSchema>;

export interface FoundCatalog {
  readonly catalog: Catalog;
  /** How long ago it was written, and the time now: by the bucket's clock. */
  readonly ageMs: number;
  readonly now: number;
}

const catalogName = 'catalog';
/** Pieces of text are small. */
const piecesAtOnce = 8;
export const generationsPrefix = 'generations/';
export const piecesPrefix = 'pieces/';

/** @returns `null` when there is none. */
export async function readCatalog(place: Place): Promise<FoundCatalog | null> {
  const found = await place.read(catalogName);
  if (found === null) return null;
  const catalog = parse(catalogSchema, found.bytes, catalogName);
  const now = Number.isNaN(found.answeredAt) ? Date.now() : found.answeredAt;
  const storedAt = Number.isNaN(found.storedAt)
    ? Date.parse(catalog.wholeAt ?? '') || now
    : found.storedAt;
  return { catalog, ageMs: Math.max(0, now - storedAt), now };
}

export async function writeCatalog(place: Place, catalog: Catalog): Promise<number> {
  return place.write(catalogName, Buffer.from(JSON.stringify(catalog)));
}

export async function readContents(place: Place, name: string): Promise<Contents> {
  const found = await place.read(name);
  if (found === null) throw new BrokenSeal(`${name} is missing`);
  return parse(contentsSchema, found.bytes, name);
}

/** @returns its name, and how many bytes were sent. */
export async function writeContents(
  place: Place,
  at: number,
  contents: Contents,
): Promise<{ name: string; sent: number }> {
  const text = JSON.stringify(contents);
  const name = `${generationsPrefix}${momentInName(at)}-${place.nameOf(text).slice(0, 8)}`;
  return { name, sent: await place.write(name, Buffer.from(text)) };
}

/** Text is sent packed. */
export function packPiece(piece: Uint8Array): Buffer {
  return gzipSync(piece);
}

/** @throws BrokenSeal when a piece is missing. */
export async function readFileOf(place: Place, contents: Contents, path: string): Promise<Buffer> {
  const pieces = await severalAtOnce(contents.files[path] ?? [], piecesAtOnce, async (name) => {
    const found = await place.read(name);
    if (found === null) throw new BrokenSeal(`${name}, a piece of ${path}, is missing`);
    return gunzipSync(found.bytes);
  });
  return Buffer.concat(pieces);
}

function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  bytes: Buffer,
  name: string,
): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new BrokenSeal(`${name} is not what this release writes`, { cause });
  }
}
