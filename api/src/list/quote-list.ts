import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed, WholeList } from '@yiqiao/ports/change-feed';
import * as z from 'zod/mini';

/** The whole list as it goes over the wire. */
export interface PackedList {
  /** Names the content; the same list has the same name after a restart. */
  readonly tag: string;
  /** Names the state for `?since=`. */
  readonly cursor: string | null;
  readonly brotli: Buffer;
}

/** The whole list of an engine that does not hold it: it is read while it is sent, once. */
export interface PassingList {
  /** Names the state that the list is of. */
  readonly tag: string;
  readonly cursor: string | null;
  readonly text: AsyncIterable<Buffer>;
}

export interface QuoteList {
  /** Every submission, newest first. Made when it is asked for, once for each state of a list that is held. */
  read(): Promise<PackedList | PassingList>;
}

/** A reader who has come before asks only for what has changed: this is for the first time. */
export function createQuoteList(feed: Pick<ChangeFeed, 'readAll'>): QuoteList {
  let last: { parts: WholeList['parts']; list: Promise<PackedList> } | null = null;
  return {
    async read() {
      const whole = await feed.readAll();
      if (Symbol.asyncIterator in whole.parts) return pass(whole.parts, whole.cursor);
      if (last?.parts !== whole.parts) {
        const made = { parts: whole.parts, list: pack(whole) };
        made.list.catch(() => {
          if (last === made) last = null;
        });
        last = made;
      }
      return last.list;
    },
  };
}

/** Waits for the first part: an engine that is away is told of before the answer begins. */
async function pass(
  parts: AsyncIterable<readonly StoredQuote[]>,
  cursor: string | null,
): Promise<PassingList> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all() {
    if (first.done !== true) yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  const hash = createHash('sha256').update(`state ${cursor}`);
  return { tag: nameOf(hash), cursor, text: listText(all()) };
}

/** The most that costs no more time than the rest of the work. */
export const listPacking = { [constants.BROTLI_PARAM_QUALITY]: 2 };

async function pack({ parts, cursor }: WholeList): Promise<PackedList> {
  const hash = createHash('sha256');
  const encoded = createBrotliCompress({ params: listPacking });
  const [brotli] = await Promise.all([
    buffer(encoded),
    pipeline(Readable.from(hashed(listText(parts), hash)), encoded),
  ]);
  return { tag: nameOf(hash), cursor, brotli };
}

function nameOf(hash: Hash): string {
  return hash.digest('base64url').slice(0, 22);
}

async function* hashed(text: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    hash.update(piece);
    yield piece;
  }
}

/** A part at a time, so that a long list holds up nothing else. */
async function* listText(parts: WholeList['parts']): AsyncGenerator<Buffer> {
  let separator = '[';
  for await (const part of parts) {
    const text = partText(part);
    yield Buffer.from(separator);
    yield text;
    separator = ',';
  }
  yield Buffer.from(separator === '[' ? '[]' : ']');
}

/** A change replaces the part it is in; all others keep their text. */
const partTexts = new WeakMap<readonly StoredQuote[], Buffer>();

/** The submissions of a part as JSON, separated by commas. */
function partText(part: readonly StoredQuote[]): Buffer {
  const known = partTexts.get(part);
  if (known !== undefined) return known;
  const text = Buffer.from(part.map((quote) => JSON.stringify(toPublicQuote(quote))).join(','));
  partTexts.set(part, text);
  return text;
}

/** A submission as staff read it: nothing that the contract does not name leaves the server. */
function toPublicQuote(quote: StoredQuote): QuoteSubmission {
  return z.parse(quoteSubmissionSchema, quote);
}
