import { decideRemoval } from '@yiqiao/contract/commands/people/remove-person';
import { officeOfOne, sampleAt, withJoined } from '@yiqiao/contract/commands/people/sample-people';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { describe, expect, it } from 'vitest';
import { addQuote, changeQuote } from '../../test/keep-quotes.ts';
import { openMemoryOffice } from '../../test/memory-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { reassignOrders } from './reassign-orders.ts';

const two = withJoined(withJoined(officeOfOne, 'm', 'staff'), 'n', 'staff');
const removal = { at: sampleAt, by: firstOwnerId };
const people = decideRemoval(two, { id: 'm', ordersTo: 'n' }, removal).people;
const assignee = { id: 'm', name: 'Person m', at: '2026-11-20T10:00:00.000Z' };

async function openOffice() {
  const office = await openMemoryOffice();
  for (const id of ['a', 'b', 'c']) {
    await addQuote(office.store, sampleQuote(id));
    await changeQuote(office.store, id, { assignee });
  }
  async function begin(records: RecordStore = office.store) {
    const engine = { ...office.engine, records };
    const runner = reassignOrders({ ...office, engine, people: { read: async () => people } });
    await runner.look();
    await runner.whenIdle();
    await runner.stop();
  }
  const holders = async () => {
    const quotes = await Promise.all(['a', 'b', 'c'].map((id) => office.store.get(id)));
    return quotes.map((quote) => quote?.assignee?.id);
  };
  return { ...office, begin, holders };
}

describe('reassignOrders', () => {
  it('gives every order of somebody who was removed to the person named, once', async () => {
    const { begin, holders, logged, store } = await openOffice();
    await begin();
    await begin();
    expect(await holders()).toEqual(['n', 'n', 'n']);
    expect(logged).toEqual(['order-reassigned', 'order-reassigned', 'order-reassigned']);
    expect((await store.get('a'))?.history.filter((line) => line.assignment)).toHaveLength(1);
  });

  it('goes on after a process that died between two of them', async () => {
    const { begin, holders, store } = await openOffice();
    let left = 1;
    const dying: RecordStore = Object.assign(Object.create(store), {
      async change(...call: Parameters<RecordStore['change']>) {
        left -= 1;
        if (left < 0) throw new Error('The process is gone.');
        return store.change(...call);
      },
    });
    await begin(dying);
    expect((await holders()).filter((id) => id === 'n')).toHaveLength(1);
    await begin();
    expect(await holders()).toEqual(['n', 'n', 'n']);
  });
});
