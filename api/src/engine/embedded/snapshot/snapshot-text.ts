import { crc32 } from 'node:zlib';
import { type Segments, toSegments } from '@yiqiao/contract/segments';
import { paymentIntentSchema, storedErasureSchema } from '@yiqiao/ports/schema/record-schema';
import type { ReadQuote } from '@yiqiao/ports/schema/schema-version';
import * as z from 'zod/mini';
import type { QuoteBook } from '../book/quote-book.ts';
import { recentCommitSchema } from '../book/recent-commits.ts';
import { formatChecksum } from '../journal/journal-line.ts';

/** Metadata of a snapshot. */
export interface SnapshotHead {
  readonly version: number;
  readonly store: string;
}

export interface Snapshot extends SnapshotHead {
  readonly book: QuoteBook;
  /** Bytes on the disk. */
  readonly size: number;
}

const headSchema = z.object({ format: z.literal('yiqiao-quotes'), version: z.int() });

const snapshotSchema = z.object({
  version: z.int(),
  store: z.string(),
  sequence: z.int(),
  quotes: z.array(z.unknown()),
  paymentIntents: z.array(paymentIntentSchema),
  /** Both are absent in snapshots of earlier releases. */
  erasures: z._default(z.array(storedErasureSchema), []),
  recent: z._default(z.array(recentCommitSchema), []),
});

const checksumLine = /\n"checksum": "([0-9a-f]{8})"\n\}\n$/;

/** Serializing one piece takes a fraction of the time that a change needs to reach the disk. */
const recordsPerPiece = 16;

/**
 * The snapshot's file in small pieces, so that nothing else is blocked for long: JSON, one record per line, oldest
 * first, with a checksum of everything before it at the end.
 */
export function* formatSnapshot({ version, store }: SnapshotHead, book: QuoteBook) {
  let checksum = 0;
  for (const piece of formatBody({ version, store }, book)) {
    const bytes = Buffer.from(piece);
    checksum = crc32(bytes, checksum);
    yield bytes;
  }
  yield Buffer.from(`\n"checksum": "${formatChecksum(checksum)}"\n}\n`);
}

function* formatBody({ version, store }: SnapshotHead, book: QuoteBook): Iterable<string> {
  const head = { format: 'yiqiao-quotes', version, store, sequence: book.sequence };
  const fields = Object.entries(head).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)},`,
  );
  yield `{\n${fields.join('\n')}\n"quotes": [`;
  yield* formatRecords(book.quotes);
  yield '\n],\n"paymentIntents": [';
  yield* formatRecords(book.paymentIntents);
  yield '\n],\n"erasures": [';
  yield* formatRecords(book.erasures.length === 0 ? [] : [book.erasures.toReversed()]);
  yield '\n],\n"recent": [';
  yield* formatRecords(book.recent);
  yield '\n],';
}

function* formatRecords(segments: Segments<unknown>): Iterable<string> {
  let separator = '\n';
  for (const segment of segments.toReversed()) {
    for (let end = segment.length; end > 0; end -= recordsPerPiece) {
      const records = segment.slice(Math.max(0, end - recordsPerPiece), end).reverse();
      yield separator + records.map((record) => JSON.stringify(record)).join(',\n');
      separator = ',\n';
    }
  }
}

export type SnapshotReading =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'damaged'; readonly reason: string }
  | { readonly kind: 'newer'; readonly version: number };

/** @param newest the version that this release writes. */
export function readSnapshot(bytes: Buffer, newest: number, readQuote: ReadQuote): SnapshotReading {
  const json = parseJson(bytes);
  if (json === undefined) return { kind: 'damaged', reason: describeBroken(bytes) };
  const head = z.safeParse(headSchema, json);
  if (!head.success) return { kind: 'damaged', reason: 'it is not a store of submissions' };
  const { version } = head.data;
  if (version > newest) return { kind: 'newer', version };
  if (!isChecksumRight(bytes)) {
    return { kind: 'damaged', reason: 'its checksum does not fit its content' };
  }
  const { store, sequence, quotes, paymentIntents, erasures, recent } = z.parse(
    snapshotSchema,
    json,
  );
  const book: QuoteBook = {
    sequence,
    quotes: toSegments(quotes.map((quote) => readQuote(quote, version))),
    paymentIntents: toSegments(paymentIntents),
    erasures,
    recent: toSegments(recent),
  };
  return { kind: 'snapshot', snapshot: { version, store, book, size: bytes.length } };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function isChecksumRight(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 64));
  const match = checksumLine.exec(tail);
  if (match === null) return false;
  const body = bytes.subarray(0, bytes.length - match[0].length);
  return match[1] === formatChecksum(crc32(body));
}

function describeBroken(bytes: Buffer): string {
  if (bytes.length === 0) return 'it is empty';
  if (bytes.every((byte) => byte === 0)) return 'it holds nothing but NUL bytes';
  return 'it is not whole JSON';
}
