import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { QuoteStore } from '../store/quote-store.ts';
import { brotliHead, brotliTail, compressFragment } from './brotli-fragment.ts';
import { createListBody, type ListBody } from './list-body.ts';
import { createListSegments } from './list-segments.ts';

/** The whole list as it goes over the wire. */
export interface ListAnswer {
  /** Names the content; the same list has the same name after a restart. */
  readonly tag: string;
  readonly json: ListBody;
  readonly brotli: ListBody | null;
}

export interface QuoteList {
  /** Every submission, newest first. Costs nothing when nothing has changed since the last call. */
  read(): Promise<ListAnswer>;
}

const decompress = promisify(brotliDecompress);

export function createQuoteList(store: QuoteStore): QuoteList {
  const oldestFirst = store
    .list()
    .map(({ id }) => id)
    .reverse();
  const segments = createListSegments(oldestFirst, (id) => store.get(id));
  let isEmpty = oldestFirst.length === 0;
  let changes = 0;
  let current: { readonly changes: number; readonly answer: Promise<ListAnswer> } | null = null;
  let isBrotliProven: Promise<boolean> | null = null;

  store.onChange(({ id }) => {
    isEmpty = false;
    changes += 1;
    segments.note(id);
  });

  async function make(): Promise<ListAnswer> {
    if (isEmpty) return { tag: 'empty', json: createListBody([Buffer.from('[]')]), brotli: null };
    const made = await segments.make();
    const hash = createHash('sha256');
    for (const { digest } of made) hash.update(digest);
    const open = Buffer.from('[');
    const json = createListBody([open, ...made.map((segment) => segment.json)]);
    const fragments = [await compressFragment(open), ...made.map((segment) => segment.brotli)];
    const brotli = createListBody([brotliHead, ...fragments, brotliTail]);
    isBrotliProven ??= isSame(brotli, json);
    return {
      tag: hash.digest('base64url').slice(0, 22),
      json,
      brotli: (await isBrotliProven) ? brotli : null,
    };
  }

  return {
    read() {
      if (current?.changes === changes) return current.answer;
      const answer = make();
      current = { changes, answer };
      answer.catch(() => {
        current = null;
      });
      return answer;
    },
  };
}

/** The first list of each process is unpacked once: an encoder of another kind would garble it. */
async function isSame(brotli: ListBody, json: ListBody): Promise<boolean> {
  const unpacked = await decompress(Buffer.concat(brotli.pieces()));
  return unpacked.equals(Buffer.concat(json.pieces()));
}
