import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/quote/quote';
import * as z from 'zod/mini';
import type { ChangeFeed, WholeList } from '../engine/change-feed.ts';

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
export function createQuoteList(feed: Pick<ChangeFeed, 'readAll'>): QuoteList {
  let last: { parts: WholeList['parts']; list: Promise<PackedList> } | null = null;
  return {
    async read() {
      const whole = await feed.readAll();
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

/** The most that costs no more time than the rest of the work. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 2 };

async function pack({ parts, cursor }: WholeList): Promise<PackedList> {
  const hash = createHash('sha256');
  const encoded = createBrotliCompress({ params });
  const [brotli] = await Promise.all([
    buffer(encoded),
    pipeline(Readable.from(listText(parts, hash)), encoded),
  ]);
  return { tag: hash.digest('base64url').slice(0, 22), cursor, brotli };
}

/** A part at a time, so that a long list holds up nothing else. */
async function* listText(parts: WholeList['parts'], hash: Hash): AsyncGenerator<Buffer> {
  let separator = '[';
  for await (const part of parts) {
    const text = partText(part);
    hash.update(separator).update(text);
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
