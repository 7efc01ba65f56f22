import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import { reportOf } from '../../test/server/held-measurer.ts';
import { createCountingDesk } from './counting-desk.ts';

describe('resume', () => {
  it('counts what was left for whom it was counted before, and the rest for staff', async () => {
    const waiting = [sampleQuote('one', { countedFor: 'a' }), sampleQuote('two')].map((quote) => ({
      ...quote,
      revision: 1,
      history: [],
      updatedAt: quote.createdAt,
    }));
    const turns: unknown[] = [];
    const desk = createCountingDesk({
      records: { get: async () => undefined, change: async () => null },
      feed: { onChange: () => () => {}, onRemove: () => () => {} },
      jobs: {
        findWaiting: async () => waiting,
        findFree: async () => waiting,
        take: async () => false,
      },
      documents: { locate: async (place) => place },
      lanes: {
        count: async ({ place, client }) => {
          turns.push([place, client]);
          return reportOf(1);
        },
      },
      clock: Date.now,
      log: () => {},
    });
    await desk.resume();
    await desk.close();
    expect(turns).toEqual([
      ['file-one', 'a'],
      ['file-two', 'staff'],
    ]);
  });
});
