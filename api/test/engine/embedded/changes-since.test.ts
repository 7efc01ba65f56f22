import { cp } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import type { QuoteStore, StoredQuote } from '../../../src/engine/embedded/quote-store.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const at = '2026-11-20T10:00:00.000Z';

/** Somebody who keeps the list and asks only for what has changed, as the console does. */
interface Reader {
  cursor: string | null;
  quotes: Map<string, StoredQuote>;
}

/** @returns whether the difference was enough. */
function read(reader: Reader, store: QuoteStore): boolean {
  const changes = reader.cursor === null ? null : store.changesSince(reader.cursor);
  if (changes === null) {
    reader.quotes = new Map(store.list().map((quote) => [quote.id, quote]));
    reader.cursor = store.cursor();
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
  const idOf = (pick: number) => store.list()[pick % Math.max(1, store.list().length)]?.id ?? '';

  /** What is on the disk now, as a loss of power would leave it. */
  async function copyNow(): Promise<string> {
    const copy = await temporaryFolder();
    await cp(folder, copy, { recursive: true });
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
      await store.setStatus(idOf(step.change), { status: step.status, at });
    } else if ('plan' in step) await store.planFileDeletion(idOf(step.plan), at);
    else if ('delete' in step) {
      await store.recordFileDeletion(idOf(step.delete), { at, cause: 'by-hand' });
    } else {
      const reader = readers[step.reader];
      if (reader === undefined) return;
      read(reader, store);
      expect([...reader.quotes.values()].sort(byId)).toEqual([...store.list()].sort(byId));
    }
  }

  return {
    async take(step: Step) {
      if (typeof step !== 'string') return change(step);
      count += 1;
      if (step === 'add') await store.add(sampleQuote(`q${count}`));
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

  it('goes on over restarts, and tells of a submission once', async () => {
    const folder = await temporaryFolder();
    let store = await openQuoteStore(folder);
    await store.add(sampleQuote('a'));
    const cursor = store.cursor() ?? '';
    await store.add(sampleQuote('b'));
    await store.add(sampleQuote('c'));
    await store.setStatus('b', { status: 'completed', at });
    for (let restart = 0; restart < 3; restart += 1) {
      await store.close();
      store = await openQuoteStore(folder);
    }
    expect(store.changesSince(cursor)?.changed).toEqual([store.get('b'), store.get('c')]);
    await store.close();
  });

  it.each(['', 'x', '1-', '-1-00000000', '1-00000000', '99999999-00000000', '1e0-0', '__proto__'])(
    'does not know the cursor "%s"',
    async (cursor) => {
      const store = await openQuoteStore(await temporaryFolder());
      await store.add(sampleQuote('a'));
      expect(store.changesSince(cursor)).toBeNull();
      await store.close();
    },
  );

  it('knows no cursor of a time that an older copy has undone', async () => {
    const folder = await temporaryFolder();
    const copy = await temporaryFolder();
    let store = await openQuoteStore(folder);
    await store.add(sampleQuote('a'));
    const before = store.cursor() ?? '';
    await cp(folder, copy, { recursive: true });
    await store.add(sampleQuote('undone'));
    const undone = store.cursor() ?? '';
    await store.close();
    store = await openQuoteStore(copy);
    expect(store.changesSince(undone)).toBeNull();
    await store.add(sampleQuote('other'));
    expect(store.changesSince(undone)).toBeNull();
    expect(store.changesSince(before)?.changed.map(({ id }) => id)).toEqual(['other']);
    await store.close();
  });
});
