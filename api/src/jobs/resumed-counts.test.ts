import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import { reportOf } from '../../test/server/held-measurer.ts';
import { countDocuments } from './count-documents.ts';

describe('countDocuments', () => {
  it('counts what was left for whom it was counted before, and the rest for staff', async () => {
    const waiting = [sampleQuote('one', { countedFor: 'a' }), sampleQuote('two')].map((quote) => ({
      ...quote,
      wordCountBasis: 'counting' as const,
      revision: 1,
      history: [],
      updatedAt: quote.createdAt,
    }));
    const turns: unknown[] = [];
    const counts = countDocuments({
      engine: {
        name: 'embedded',
        records: {
          get: async (id) => waiting.find((quote) => quote.id === id),
          change: async () => null,
        },
        feed: { onChange: () => {}, onRemove: () => {} },
        jobs: {
          findWaiting: async () => waiting,
          findFree: async () => waiting,
          async take(_kind, _id, work) {
            await work();
            return true;
          },
        },
        documents: { locate: async (place) => place },
      },
      lanes: {
        count: async ({ place, client }) => {
          turns.push([place, client]);
          return reportOf(1);
        },
      },
      clock: Date.now,
      log: () => {},
    });
    await counts.look();
    await expect
      .poll(() => turns)
      .toEqual([
        ['file-one', 'a'],
        ['file-two', 'staff'],
      ]);
  });
});
