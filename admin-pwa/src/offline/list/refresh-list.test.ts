import { HttpError } from '@yiqiao/contract/http/http-error';
import type { QuoteListAnswer } from '@yiqiao/contract/http/quote-list';
import { quoteListSchema } from '@yiqiao/contract/record/quote';
import { segmentSize } from '@yiqiao/contract/segments';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleQuotes } from '../../test/sample-quote.ts';
import type { RefreshMessage } from './list-messages.ts';
import { refreshList } from './refresh-list.ts';

const quotes = sampleQuotes(segmentSize + 30);
const servedAt = 'Fri, 20 Nov 2026 12:00:00 GMT';
const whole: QuoteListAnswer = { kind: 'whole', quotes, cursor: 'c2', servedAt };

async function refresh(
  answer: (cursor?: string | null) => Promise<QuoteListAnswer>,
  { cursor = null as string | null, write = async () => {} } = {},
): Promise<RefreshMessage[]> {
  const messages: RefreshMessage[] = [];
  await refreshList(
    { sessionId: 's', cursor, now: 0, askedAt: 0 },
    {
      listQuotes: answer,
      now: () => Date.parse('2026-11-20T11:00:00.000Z'),
      report: (message) => messages.push(message),
      write,
    },
  );
  return messages;
}

describe('refreshList', () => {
  it('reports the newest rows first and how far this clock is off the server’s', async () => {
    const messages = await refresh(async () => whole);
    expect(messages.map(({ kind }) => kind)).toEqual(['segment', 'segment', 'whole']);
    expect(messages[0]).toMatchObject({ quotes: quotes.slice(0, 30) });
    expect(messages[2]).toMatchObject({
      head: { total: quotes.length, cursor: 'c2', clockOffsetMs: 3_600_000 },
      isStored: true,
    });
  });

  it('asks with the cursor that the page has, and leaves what has changed to the page', async () => {
    const changed = quotes.slice(3, 4);
    const answer = vi.fn(
      async () => ({ kind: 'changes', changed, removed: [], cursor: 'c3', servedAt }) as const,
    );
    const write = vi.fn(async () => {});
    const messages = await refresh(answer, { cursor: 'c2', write });
    expect(answer).toHaveBeenCalledWith('c2');
    expect(messages).toMatchObject([{ kind: 'changes', changed, head: { cursor: 'c3' } }]);
    expect(write).not.toHaveBeenCalled();
  });

  it('shows the list also when it cannot be kept', async () => {
    const messages = await refresh(async () => whole, {
      write: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    });
    expect(messages.at(-1)).toMatchObject({ kind: 'whole', isStored: false });
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
    const answer = async () => ({ ...whole, quotes: z.parse(quoteListSchema, [{ id: 1 }]) });
    expect(await refresh(answer)).toEqual([{ kind: 'unreadable' }]);
  });
});
