import { cpSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import type { QuoteStore } from '../../../src/engine/embedded/quote-store.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { addQuote, changeQuote, listOf, recordDeletion, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';

const at = '2026-11-20T10:00:00.000Z';

/** Somebody who keeps the list and asks only for what has changed, as the console does. */
interface Reader {
  cursor: string | null;
  quotes: Map<string, StoredQuote>;
}

async function cursorOf(store: QuoteStore): Promise<string | null> {
  return (await store.readAll()).cursor;
}

/** @returns whether the difference was enough. */
async function read(reader: Reader, store: QuoteStore): Promise<boolean> {
  const changes = reader.cursor === null ? null : await store.changesSince(reader.cursor);
  if (changes === null) {
    reader.quotes = new Map((await listOf(store)).map((quote) => [quote.id, quote]));
    reader.cursor = await cursorOf(store);
    return false;
  }
  for (const quote of changes.changed) reader.quotes.set(quote.id, quote);
  reader.cursor = changes.cursor;
  return true;
}

const steps = {
  add: fc.constant('add' as const),
  change: fc.record({ change: fc.nat(40), status: fc.constantFrom('completed', 'cancelled') }),
  plan: fc.record({ plan: fc.nat(40) }),
  delete: fc.record({ delete: fc.nat(40) }),
  pay: fc.constant('pay' as const),
  read: fc.record({ reader: fc.nat(2) }),
  life: fc.constantFrom('restart', 'crash', 'keep a copy', 'put the copy back'),
};
type Step = (typeof steps)[keyof typeof steps] extends fc.Arbitrary<infer One> ? One : never;

/** One office through its days: what is stored, what it was restarted from, and who reads it. */
async function createOffice() {
  let folder = await temporaryFolder();
  let store = await openQuoteStore(folder);
  let copied: string | null = null;
  let count = 0;
  const readers: Reader[] = [0, 1, 2].map(() => ({ cursor: null, quotes: new Map() }));
  async function idOf(pick: number): Promise<string> {
    const quotes = await listOf(store);
    return quotes[pick % Math.max(1, quotes.length)]?.id ?? '';
  }

  /** What is on the disk now, as a loss of power would leave it. */
  async function copyNow(): Promise<string> {
    const copy = await temporaryFolder();
    cpSync(folder, copy, { recursive: true });
    return copy;
  }

  async function goOnIn(next: string): Promise<void> {
    await store.close();
    folder = next;
    store = await openQuoteStore(folder);
  }

  async function live(step: 'restart' | 'crash' | 'keep a copy' | 'put the copy back') {
    if (step === 'restart') await goOnIn(folder);
    else if (step === 'crash') await goOnIn(await copyNow());
    else if (step === 'keep a copy') copied = await copyNow();
    else if (copied !== null) {
      const again = await temporaryFolder();
      await cp(copied, again, { recursive: true });
      await goOnIn(again);
    }
  }

  async function change(step: Exclude<Step, string>) {
    if ('change' in step) {
      await setStatus(store, await idOf(step.change), { status: step.status, at });
    } else if ('plan' in step)
      await changeQuote(store, await idOf(step.plan), { fileDeletionDueAt: at });
    else if ('delete' in step) {
      await recordDeletion(store, await idOf(step.delete), { at, cause: 'by-hand' });
    } else {
      const reader = readers[step.reader];
      if (reader === undefined) return;
      await read(reader, store);
      expect([...reader.quotes.values()].sort(byId)).toEqual([...(await listOf(store))].sort(byId));
    }
  }

  return {
    async take(step: Step) {
      if (typeof step !== 'string') return change(step);
      count += 1;
      if (step === 'add') await addQuote(store, sampleQuote(`q${count}`));
      else if (step === 'pay') {
        const intent = { amount: 5, currency: 'usd', status: 'requires_payment_method' } as const;
        await store.addPaymentIntent({ ...intent, id: `pi${count}`, createdAt: at });
      } else await live(step);
    },
    async close() {
      for (const reader of readers.keys()) await change({ reader });
      await store.close();
    },
  };
}

const byId = (one: StoredQuote, other: StoredQuote) => one.id.localeCompare(other.id);

describe('changesSince', () => {
  it('never skips a stored change, whatever was changed, restarted, lost or put back', async () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 4, arbitrary: steps.add },
      { weight: 4, arbitrary: steps.change },
      { weight: 1, arbitrary: steps.plan },
      { weight: 1, arbitrary: steps.delete },
      { weight: 1, arbitrary: steps.pay },
      { weight: 5, arbitrary: steps.read },
      { weight: 5, arbitrary: steps.life },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (days) => {
        const office = await createOffice();
        for (const day of days) await office.take(day);
        await office.close();
      }),
      { seed: 13, numRuns: 25 },
    );
  });

  it('knows no cursor of a time that an older copy has undone', async () => {
    const folder = await temporaryFolder();
    const copy = await temporaryFolder();
    let store = await openQuoteStore(folder);
    await addQuote(store, sampleQuote('a'));
    const before = (await cursorOf(store)) ?? '';
    cpSync(folder, copy, { recursive: true });
    await addQuote(store, sampleQuote('undone'));
    const undone = (await cursorOf(store)) ?? '';
    await store.close();
    store = await openQuoteStore(copy);
    expect(await store.changesSince(undone)).toBeNull();
    await addQuote(store, sampleQuote('other'));
    expect(await store.changesSince(undone)).toBeNull();
    expect((await store.changesSince(before))?.changed.map(({ id }) => id)).toEqual(['other']);
    await store.close();
  });
});
