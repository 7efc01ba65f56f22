import { expect, it } from 'vitest';
import { addQuote } from '../../test/keep-quotes.ts';
import { openMemoryOffice } from '../../test/memory-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { reportOf } from '../../test/server/held-measurer.ts';
import { countDocuments } from './count-documents.ts';

it('counts what was left for whom it was counted before, and the rest for staff', async () => {
  const office = await openMemoryOffice();
  const waiting = { wordCountBasis: 'counting' } as const;
  await addQuote(office.store, sampleQuote('one', { ...waiting, countedFor: 'a' }));
  await addQuote(office.store, sampleQuote('two', waiting));
  const turns: unknown[] = [];
  const documents = { ...office.engine.documents, locate: async (key: string) => key };
  const counts = countDocuments({
    ...office,
    engine: { ...office.engine, documents },
    lanes: {
      async count({ place, client }) {
        turns.push([place, client]);
        return reportOf(1);
      },
    },
  });
  await counts.look();
  const basis = async () => (await office.store.get('two'))?.wordCountBasis;
  await expect.poll(basis).toBe('measured');
  expect(turns).toEqual([
    ['file-one', 'a'],
    ['file-two', 'staff'],
  ]);
});
