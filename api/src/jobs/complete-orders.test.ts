import { sampleDelivery } from '@yiqiao/contract/commands/sample-order';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addQuote, changeQuote } from '../../test/keep-quotes.ts';
import { openMemoryOffice } from '../../test/memory-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { completeOrders } from './complete-orders.ts';

const day = 24 * 3_600_000;
const deliveredAt = Date.parse(sampleDelivery().at);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An office with an order that was delivered, and a clock to turn. */
async function openOffice() {
  const office = await openMemoryOffice(deliveredAt);
  const { store } = office;
  await addQuote(store, { ...sampleQuote('a'), status: 'in-progress' });
  const faults: Error[] = [];
  const records: RecordStore = {
    ...office.engine.records,
    async change(...call) {
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      return store.change(...call);
    },
  };
  return {
    ...office,
    faults,
    deliver: () => changeQuote(store, 'a', { deliveries: [sampleDelivery()] }),
    status: async () => (await store.get('a'))?.status,
    async begin() {
      const runner = completeOrders({ ...office, engine: { ...office.engine, records } });
      await runner.look();
      await runner.whenIdle();
    },
  };
}

describe('completeOrders', () => {
  it('completes an order that is delivered while it runs, when its time is over', async () => {
    const office = await openOffice();
    await office.begin();
    await office.deliver();
    await office.pass(7 * day - 1);
    expect(await office.status()).toBe('in-progress');
    await office.pass(1);
    expect(await office.status()).toBe('completed');
    expect((await office.store.get('a'))?.fileDeletionDueAt).toBe('2026-11-28T12:00:00.000Z');
    expect(office.logged).toEqual(['order-completed']);
  });

  it('completes at once what became due while no server ran', async () => {
    const office = await openOffice();
    await office.deliver();
    await office.pass(8 * day);
    await office.begin();
    expect(await office.status()).toBe('completed');
  });

  it('tries again when it cannot be stored', async () => {
    const office = await openOffice();
    await office.deliver();
    await office.begin();
    await office.pass(0);
    office.faults.push(new Error('ENOSPC'));
    await office.pass(7 * day);
    expect(await office.status()).toBe('in-progress');
    await office.pass(0);
    expect(await office.status()).toBe('completed');
    expect(office.logged).toEqual(['order-not-completed', 'order-completed']);
  });
});
