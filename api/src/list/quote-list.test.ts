import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { quoteListSchema } from '@yiqiao/contract/quote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleQuote } from '../../test/sample-quote.ts';
import { openQuoteStore } from '../store/open-quote-store.ts';
import type { QuoteStore } from '../store/quote-store.ts';
import type { ListBody } from './list-body.ts';
import { createQuoteList, type ListAnswer } from './quote-list.ts';

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

function textOf(body: ListBody): string {
  return Buffer.concat(body.pieces()).toString();
}

function quotesOf({ json }: ListAnswer) {
  return z.parse(quoteListSchema, JSON.parse(textOf(json)));
}

function expectSamePacked({ json, brotli }: ListAnswer) {
  const packed = brotli ? Buffer.concat(brotli.pieces()) : Buffer.alloc(0);
  expect(brotliDecompressSync(packed).toString()).toBe(textOf(json));
}

async function addQuotes(from: number, to: number) {
  for (let index = from; index < to; index += 1) await store.add(sampleQuote(`q${index}`));
}

const at = '2026-11-20T10:00:00.000Z';

describe('createQuoteList', () => {
  it('is an empty array before the first submission', async () => {
    const { json, brotli } = await createQuoteList(store).read();
    expect(textOf(json)).toBe('[]');
    expect(brotli).toBeNull();
  });

  it('holds every submission, newest first, in both packings', async () => {
    await addQuotes(0, 300);
    const answer = await createQuoteList(store).read();
    expect(quotesOf(answer).map(({ id }) => id)).toEqual(store.list().map(({ id }) => id));
    expect(quotesOf(answer)[0]?.id).toBe('q299');
    expectSamePacked(answer);
  });

  it('follows what is added and changed afterwards', async () => {
    await addQuotes(0, 200);
    const list = createQuoteList(store);
    const before = await list.read();
    await addQuotes(200, 260);
    await store.setStatus('q3', { status: 'completed', at });
    const after = await list.read();
    expect(after.tag).not.toBe(before.tag);
    expect(quotesOf(after)).toHaveLength(260);
    expect(quotesOf(after).find(({ id }) => id === 'q3')?.status).toBe('completed');
    expectSamePacked(after);
  });

  it('is not out of date when changes come while it is made', async () => {
    await addQuotes(0, 200);
    const list = createQuoteList(store);
    const reads = [list.read()];
    for (const id of ['q0', 'q150', 'q199']) {
      await store.setStatus(id, { status: 'cancelled', at });
      reads.push(list.read());
    }
    await Promise.all(reads);
    const statuses = quotesOf(await list.read()).filter(({ status }) => status === 'cancelled');
    expect(statuses).toHaveLength(3);
  });

  it('makes nothing anew when nothing has changed', async () => {
    await addQuotes(0, 2);
    const list = createQuoteList(store);
    expect(await list.read()).toBe(await list.read());
  });

  it('sends the same bytes whether its pieces are joined or not', async () => {
    await addQuotes(0, 200);
    const { json, brotli } = await createQuoteList(store).read();
    for (const body of [json, brotli]) {
      const first = Buffer.concat(body?.pieces() ?? []);
      const later = body?.pieces() ?? [];
      expect(first).toHaveLength(body?.byteLength ?? 0);
      expect(later).toHaveLength(1);
      expect(later[0]?.equals(first)).toBe(true);
    }
  });

  it('has the same name for the same list after a restart', async () => {
    await addQuotes(0, 130);
    const { tag } = await createQuoteList(store).read();
    await store.close();
    store = await openQuoteStore(folder);
    expect((await createQuoteList(store).read()).tag).toBe(tag);
  });

  it('sends nothing that only the server needs', async () => {
    await store.add(sampleQuote('q1', { idempotencyKey: 'e2ab1c1e-0000-4000-8000-000000000000' }));
    const { json } = await createQuoteList(store).read();
    expect(textOf(json)).not.toMatch(/idempotencyKey|fileSha256|e2ab1c1e/);
  });
});
