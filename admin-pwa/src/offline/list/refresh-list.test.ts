import type { QuoteList } from '@yiqiao/contract/client';
import { HttpError } from '@yiqiao/contract/http-error';
import { quoteListSchema } from '@yiqiao/contract/quote';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleQuotes } from '../../test/sample-quote.ts';
import { chunkSize, cutIntoChunks } from '../storage/quote-chunks.ts';
import type { RefreshMessage } from './list-messages.ts';
import { refreshList } from './refresh-list.ts';

const quotes = sampleQuotes(chunkSize + 50);
const listed: QuoteList = {
  kind: 'changed',
  quotes,
  etag: '"e2"',
  servedAt: 'Fri, 20 Nov 2026 12:00:00 GMT',
};

async function refresh(
  answer: () => Promise<QuoteList>,
  { signatures = [] as string[], write = async () => {} } = {},
): Promise<RefreshMessage[]> {
  const messages: RefreshMessage[] = [];
  await refreshList(
    { sessionId: 's', etag: null, signatures, now: 0 },
    {
      client: { listQuotes: answer },
      now: () => Date.parse('2026-11-20T11:00:00.000Z'),
      report: (message) => messages.push(message),
      write,
    },
  );
  return messages;
}

describe('refreshList', () => {
  it('reports the newest rows first and how far this clock is off the server’s', async () => {
    const messages = await refresh(async () => listed);
    expect(messages.map(({ kind }) => kind)).toEqual(['chunk', 'chunk', 'changed']);
    expect(messages[0]).toMatchObject({ chunk: { key: 1, quotes: { length: 50 } } });
    expect(messages[2]).toMatchObject({
      head: { total: quotes.length, chunkCount: 2, etag: '"e2"', clockOffsetMs: 3_600_000 },
      isStored: true,
    });
  });

  it('reports only what differs from what the page holds', async () => {
    const known: string[] = [];
    for (const { key, signature } of cutIntoChunks(quotes)) known[key] = signature;
    const messages = await refresh(async () => listed, { signatures: known });
    expect(messages.map(({ kind }) => kind)).toEqual(['changed']);
  });

  it('shows the list also when it cannot be kept', async () => {
    const messages = await refresh(async () => listed, {
      write: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    });
    expect(messages.at(-1)).toMatchObject({ kind: 'changed', isStored: false });
  });

  it('tells a refusal from no answer', async () => {
    expect(await refresh(() => Promise.reject(new HttpError(401, '', 'no')))).toEqual([
      { kind: 'refused', status: 401, body: 'no' },
    ]);
    expect(await refresh(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([
      { kind: 'unreachable' },
    ]);
  });

  it('does not take a list of another shape for no answer', async () => {
    const answer = async () => ({ ...listed, quotes: z.parse(quoteListSchema, [{ id: 1 }]) });
    expect(await refresh(answer)).toEqual([{ kind: 'unreadable' }]);
  });
});
