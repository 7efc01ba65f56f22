import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/quote/quote';
import type { Segments } from '@yiqiao/contract/segments';
import * as z from 'zod/mini';
import type { QuoteStore, StoredQuote } from '../engine/embedded/quote-store.ts';

/** The whole list as it goes over the wire. */
export interface PackedList {
  /** Names the content; the same list has the same name after a restart. */
  readonly tag: string;
  /** Names the state for `?since=`. */
  readonly cursor: string | null;
  readonly brotli: Buffer;
}

export interface QuoteList {
  /** Every submission, newest first. Made when it is asked for, once for each state of the list. */
  read(): Promise<PackedList>;
}

/** A reader who has come before asks only for what has changed: this is for the first time. */
export function createQuoteList(store: Pick<QuoteStore, 'segments' | 'cursor'>): QuoteList {
  let last: { segments: Segments<StoredQuote>; list: Promise<PackedList> } | null = null;
  return {
    read() {
      const segments = store.segments();
      if (last?.segments !== segments) {
        last = { segments, list: pack(segments, store.cursor()) };
        last.list.catch(() => {
          last = null;
        });
      }
      return last.list;
    },
  };
}

/** The most that costs no more time than the rest of the work. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 2 };

async function pack(segments: Segments<StoredQuote>, cursor: string | null): Promise<PackedList> {
  const hash = createHash('sha256');
  const encoded = createBrotliCompress({ params });
  const [brotli] = await Promise.all([
    buffer(encoded),
    pipeline(Readable.from(listText(segments, hash)), encoded),
  ]);
  return { tag: hash.digest('base64url').slice(0, 22), cursor, brotli };
}

/** A segment at a time, so that a long list holds up nothing else. */
function* listText(segments: Segments<StoredQuote>, hash: Hash): Generator<Buffer> {
  let separator = '[';
  for (const segment of segments) {
    const text = segmentText(segment);
    hash.update(separator).update(text);
    yield Buffer.from(separator);
    yield text;
    separator = ',';
  }
  yield Buffer.from(segments.length === 0 ? '[]' : ']');
}

/** A change replaces the segment it is in; all others keep their text. */
const segmentTexts = new WeakMap<readonly StoredQuote[], Buffer>();

/** The submissions of a segment as JSON, separated by commas. */
function segmentText(segment: readonly StoredQuote[]): Buffer {
  const known = segmentTexts.get(segment);
  if (known !== undefined) return known;
  const text = Buffer.from(segment.map((quote) => JSON.stringify(toPublicQuote(quote))).join(','));
  segmentTexts.set(segment, text);
  return text;
}

/** A submission as staff read it: nothing that the contract does not name leaves the server. */
function toPublicQuote(quote: StoredQuote): QuoteSubmission {
  return z.parse(quoteSubmissionSchema, quote);
}
