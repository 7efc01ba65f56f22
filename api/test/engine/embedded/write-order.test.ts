import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { createMemoryDisk } from '../../disk/memory-disk.ts';
import { addQuote } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';

/** Asserts that the calls happened in this order, with others between them. */
function expectOrder(calls: readonly string[], order: readonly string[]): void {
  let from = 0;
  for (const call of order) {
    const found = calls.indexOf(call, from);
    expect(found, `"${call}" after "${calls[from - 1]}" in ${calls.join(', ')}`).toBeGreaterThan(
      -1,
    );
    from = found + 1;
  }
}

describe('openQuoteStore', () => {
  it('does not confirm or list a change while its durable write has not returned', async () => {
    const disk = createMemoryDisk();
    const store = await openQuoteStore('/data', { disk });
    await addQuote(store, sampleQuote('first'));
    const before = disk.calls.length;
    disk.failAt(0, 'power loss');
    let isConfirmed = false;
    void addQuote(store, sampleQuote('a')).then(() => {
      isConfirmed = true;
    });
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(disk.calls.slice(before)).toEqual(['write quotes.journal']);
    expect(isConfirmed).toBe(false);
    expect(await store.get('a')).toBeUndefined();
  });

  it('writes once for all who wait together', async () => {
    const disk = createMemoryDisk();
    const store = await openQuoteStore('/data', { disk });
    await addQuote(store, sampleQuote('first'));
    const before = disk.calls.length;
    await Promise.all(
      Array.from({ length: 50 }, (_, id) => addQuote(store, sampleQuote(`q${id}`))),
    );
    expect(disk.calls.slice(before)).toEqual(['write quotes.journal']);
    await store.close();
  });

  it('flushes a snapshot before it gets its name, and the name before older files go', async () => {
    const disk = createMemoryDisk();
    const store = await openQuoteStore('/data', { disk, minJournalBytes: 600 });
    const isRemoval = (call: string) => /^remove quotes\.json\.\d/.test(call);
    let id = 0;
    const addUntilRemoval = async () => {
      await addQuote(store, sampleQuote(`q${id++}`));
      return disk.calls.some(isRemoval);
    };
    await expect.poll(addUntilRemoval, { timeout: 20_000, interval: 1 }).toBe(true);
    const removal = disk.calls.findIndex(isRemoval);
    const calls = disk.calls.slice(0, removal + 1);
    const begin = calls.lastIndexOf('create quotes.json.tmp');
    expectOrder(calls.slice(begin), [
      'create quotes.json.tmp',
      'write quotes.json.tmp',
      'sync quotes.json.tmp',
      'rename quotes.json',
      'sync-folder data',
      calls.at(-1) ?? '',
    ]);
    await store.close();
  });

  it('begins the new journal before the snapshot that replaces the old one', async () => {
    const disk = createMemoryDisk();
    const store = await openQuoteStore('/data', { disk, minJournalBytes: 600 });
    const before = disk.calls.length;
    await addQuote(store, sampleQuote('a'));
    await expect.poll(() => disk.calls.slice(before).includes('rename quotes.json')).toBe(true);
    expectOrder(disk.calls.slice(before), [
      'create quotes.journal.tmp',
      'sync quotes.journal.tmp',
      'rename quotes.journal.0',
      'sync-folder data',
      'rename quotes.journal',
      'sync-folder data',
      'create quotes.json.tmp',
    ]);
    await store.close();
  });
});
