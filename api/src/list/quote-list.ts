import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed, WholeList } from '@yiqiao/ports/change-feed';
import { toPublicQuote } from '../order/public-quote.ts';

/** The whole list as sent to the client. */
export interface PackedList {
  /** Identifies the content; stays the same across restarts. */
  readonly tag: string;
  /** Cursor of this state, for `?since=`. */
  readonly cursor: string | null;
  readonly brotli: Buffer;
}

/** The whole list of an engine that does not keep it in memory: read while it is sent. */
export interface PassingList {
  /** Cursor of the list's state. */
  readonly tag: string;
  readonly cursor: string | null;
  readonly text: AsyncIterable<Buffer>;
}

export interface QuoteList {
  /** Every submission, newest first. Built on demand; for a list in memory, once for each state. */
  read(): Promise<PackedList | PassingList>;
}

/** Only for a reader's first visit: later ones ask only for changes. */
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

/** Waits for the first part, so that an outage of the engine is noticed before the response starts. */
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

/** The best quality that takes no longer than the rest of the work. */
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

/** One part at a time, so that a long list does not block anything else. */
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

/** A change replaces its part of the list; all others keep their text. */
const partTexts = new WeakMap<readonly StoredQuote[], Buffer>();

/** The submissions of a part as JSON, separated by commas. */
function partText(part: readonly StoredQuote[]): Buffer {
  const known = partTexts.get(part);
  if (known !== undefined) return known;
  const text = Buffer.from(part.map((quote) => JSON.stringify(toPublicQuote(quote))).join(','));
  partTexts.set(part, text);
  return text;
}
