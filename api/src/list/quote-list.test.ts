import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { quoteListSchema } from '@yiqiao/contract/record/quote';
import { segmentSize } from '@yiqiao/contract/segments';
import type { ChangeFeed } from '@yiqiao/ports/change-feed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { addQuote, listOf, setStatus } from '../../test/keep-quotes.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import { createQuoteList, type PackedList } from './quote-list.ts';

let folder: string;
let store: QuoteStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-list-'));
  store = await openQuoteStore(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function quotesOf({ brotli }: PackedList) {
  return z.parse(quoteListSchema, JSON.parse(brotliDecompressSync(brotli).toString()));
}

/** Of an engine that holds the list. */
function createPackedList(feed: Pick<ChangeFeed, 'readAll'>) {
  const list = createQuoteList(feed);
  return {
    async read(): Promise<PackedList> {
      const made = await list.read();
      if ('text' in made) throw new Error('The list is not held.');
      return made;
    },
  };
}

async function addQuotes(from: number, to: number) {
  for (let index = from; index < to; index += 1) await addQuote(store, sampleQuote(`q${index}`));
}

const at = '2026-11-20T10:00:00.000Z';

describe('createQuoteList', () => {
  it('is an empty array before the first submission', async () => {
    expect(quotesOf(await createPackedList(store).read())).toEqual([]);
  });

  it('holds every submission, newest first', async () => {
    await addQuotes(0, 300);
    const list = await createPackedList(store).read();
    expect(quotesOf(list).map(({ id }) => id)).toEqual((await listOf(store)).map(({ id }) => id));
    expect(quotesOf(list)[0]?.id).toBe('q299');
  });

  it('follows what is added and changed afterwards, also while it is made', async () => {
    await addQuotes(0, 200);
    const list = createPackedList(store);
    const before = list.read();
    await addQuotes(200, 260);
    await setStatus(store, 'q3', { status: 'completed', at });
    const after = await list.read();
    expect(quotesOf(await before)).toHaveLength(200);
    expect(after.tag).not.toBe((await before).tag);
    expect(quotesOf(after)).toHaveLength(260);
    expect(quotesOf(after).find(({ id }) => id === 'q3')?.status).toBe('completed');
  });

  it('carries the cursor of the very state that it holds', async () => {
    await addQuotes(0, 120);
    const reading = createPackedList(store).read();
    await setStatus(store, 'q3', { status: 'completed', at });
    const { cursor } = await reading;
    expect((await store.changesSince(cursor ?? ''))?.changed).toEqual([await store.get('q3')]);
  });

  it('rebuilds nothing when nothing has changed', async () => {
    await addQuotes(0, 2);
    const list = createPackedList(store);
    expect(await list.read()).toBe(await list.read());
  });

  it('rewrites only the segment that has changed', async () => {
    await addQuotes(0, 3 * segmentSize);
    const list = createPackedList(store);
    await list.read();
    await setStatus(store, 'q3', { status: 'completed', at });
    const write = vi.spyOn(JSON, 'stringify');
    await list.read();
    // The test runner writes what it has to report at any moment, too.
    const written = write.mock.calls.filter(([value]) => /^q\d+$/.test(Object(value).id));
    write.mockRestore();
    expect(written).toHaveLength(segmentSize);
  });

  it('has the same name for the same list after a restart', async () => {
    await addQuotes(0, 130);
    const { tag } = await createPackedList(store).read();
    await store.close();
    store = await openQuoteStore(folder);
    expect((await createPackedList(store).read()).tag).toBe(tag);
  });

  it('sends nothing that only the server needs', async () => {
    await addQuote(
      store,
      sampleQuote('q1', { idempotencyKey: 'e2ab1c1e-0000-4000-8000-000000000000' }),
    );
    const { brotli } = await createPackedList(store).read();
    expect(brotliDecompressSync(brotli).toString()).not.toMatch(
      /idempotencyKey|fileSha256|e2ab1c1e/,
    );
  });

  it('passes a list on that nobody holds, and names the state that it is of', async () => {
    await addQuotes(0, 3);
    const quotes = await listOf(store);
    const taken: number[] = [];
    async function* parts() {
      for (const [index, quote] of quotes.entries()) {
        taken.push(index);
        yield [quote];
      }
    }
    const list = createQuoteList({ readAll: async () => ({ cursor: 'now', parts: parts() }) });
    const passing = await list.read();
    if (!('text' in passing)) throw new Error('The list is held.');
    expect(taken).toEqual([0]);
    const text = await buffer(Readable.from(passing.text, { objectMode: false }));
    expect(z.parse(quoteListSchema, JSON.parse(text.toString())).map(({ id }) => id)).toEqual(
      quotes.map(({ id }) => id),
    );
    expect(passing.cursor).toBe('now');
    expect((await list.read()).tag).toBe(passing.tag);
  });

  it('fails before it begins when the first part cannot be read', async () => {
    const away = { next: () => Promise.reject(new Error('away')) };
    const parts = { [Symbol.asyncIterator]: () => away };
    const list = createQuoteList({ readAll: async () => ({ cursor: 'now', parts }) });
    await expect(list.read()).rejects.toThrow('away');
  });
});
