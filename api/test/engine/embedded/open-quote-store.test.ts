import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { StoreRefusal } from '../../../src/engine/embedded/store-refusal.ts';
import { createMemoryDisk } from '../../memory-disk.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const at = '2026-11-20T10:00:00.000Z';
const dueAt = '2026-11-21T09:00:00.000Z';

describe('openQuoteStore', () => {
  it('lists newest first, and the same after it was opened again', async () => {
    const folder = await temporaryFolder();
    const store = await openQuoteStore(folder);
    for (const id of ['a', 'b', 'c']) await store.add(sampleQuote(id));
    const before = store.list();
    await store.close();
    const again = await openQuoteStore(folder);
    expect(again.list().map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(again.list()).toEqual(before);
    await again.close();
  });

  it('finds by id, reference, idempotency key and file path, also after a restart', async () => {
    const folder = await temporaryFolder();
    const store = await openQuoteStore(folder);
    await store.add(sampleQuote('a', { idempotencyKey: 'key-a' }));
    await store.add(sampleQuote('b'));
    await store.close();
    const again = await openQuoteStore(folder);
    expect(again.get('a')?.reference).toBe('YQ-a');
    expect(again.findByIdempotencyKey('key-a')?.id).toBe('a');
    expect(again.findByReference('YQ-a')?.id).toBe('a');
    expect(again.findByFilePath('file-b')?.id).toBe('b');
    expect(again.get('nobody')).toBeUndefined();
    await again.close();
  });

  it('refuses a second submission with the same id or idempotency key', async () => {
    const store = await openQuoteStore(await temporaryFolder());
    const twice = [store.add(sampleQuote('a')), store.add(sampleQuote('a'))];
    expect((await Promise.allSettled(twice)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
    ]);
    await store.add(sampleQuote('b', { idempotencyKey: 'key' }));
    await expect(store.add(sampleQuote('c', { idempotencyKey: 'key' }))).rejects.toThrow('key');
    expect(store.list()).toHaveLength(2);
    await store.close();
  });

  it('refuses a record that it could not read back, and keeps the others of the same commit', async () => {
    const folder = await temporaryFolder();
    const store = await openQuoteStore(folder);
    const wrong = store.add(sampleQuote('wrong', { fileSha256: 'no hash' }));
    const right = store.add(sampleQuote('right'));
    await expect(wrong).rejects.toThrow();
    await right;
    await store.close();
    const again = await openQuoteStore(folder);
    expect(again.list().map(({ id }) => id)).toEqual(['right']);
    await again.close();
  });

  it('never changes a list or a record that it has handed out', async () => {
    const store = await openQuoteStore(await temporaryFolder());
    const first = await store.add(sampleQuote('a'));
    const list = store.list();
    await store.setStatus('a', { status: 'completed', at });
    await store.add(sampleQuote('b'));
    expect(list).toEqual([first]);
    expect(first.status).toBe('pending');
    await store.close();
  });

  it('keeps the very same segment for submissions that did not change', async () => {
    const store = await openQuoteStore(await temporaryFolder());
    await Promise.all(
      Array.from({ length: 600 }, (_, number) => store.add(sampleQuote(`q${number}`))),
    );
    const before = store.segments();
    await store.setStatus('q0', { status: 'completed', at });
    const kept = store.segments().filter((segment, part) => segment === before[part]);
    expect(store.segments().flat()).toEqual(store.list());
    expect(kept).toHaveLength(before.length - 1);
    await store.close();
  });

  it('tells listeners of each stored change, and survives one that fails', async () => {
    const reports: string[] = [];
    const store = await openQuoteStore(await temporaryFolder(), {
      report: (message) => reports.push(message),
    });
    const told: string[] = [];
    store.onChange(() => {
      throw new Error('listener');
    });
    store.onChange((quote) => told.push(`${quote.id} ${quote.status}`));
    await store.add(sampleQuote('a'));
    await store.setStatus('a', { status: 'cancelled', at });
    expect(told).toEqual(['a pending', 'a cancelled']);
    expect(reports.join()).toContain('listener');
    await store.close();
  });

  it('keeps payment intents without listing them', async () => {
    const folder = await temporaryFolder();
    const intent = {
      id: 'pi_1',
      amount: 9000,
      currency: 'usd',
      status: 'requires_payment_method',
      createdAt: at,
    } as const;
    for (const change of ['', 'older']) {
      const store = await openQuoteStore(folder, { minJournalBytes: 0 });
      await store.addPaymentIntent({ ...intent, id: `pi_1${change}` });
      expect(store.list()).toEqual([]);
      await store.close();
    }
    await writeFile(join(folder, 'quotes.lock'), 'left by a crash');
    const again = await openQuoteStore(folder, { upgrades: [(quote) => quote] });
    await again.close();
    const snapshot = await readFile(join(folder, 'quotes.json'), 'utf8');
    expect(snapshot).toContain('{"id":"pi_1","amount":9000');
    expect(snapshot).toContain('"pi_1older"');
  });

  it('refuses changes once it is closed', async () => {
    const store = await openQuoteStore(await temporaryFolder());
    await store.close();
    await expect(store.add(sampleQuote('a'))).rejects.toThrow('closed');
  });

  it('refuses a folder that this or another process has open', async () => {
    const folder = await temporaryFolder();
    const store = await openQuoteStore(folder);
    await expect(openQuoteStore(folder)).rejects.toThrow(StoreRefusal);
    await store.close();
    await (await openQuoteStore(folder)).close();
  });

  it('does not begin a new store beside documents that lost theirs', async () => {
    const folder = await temporaryFolder();
    const uploadsFolder = join(folder, 'uploads');
    await mkdir(uploadsFolder);
    await writeFile(join(uploadsFolder, 'README.md'), 'page');
    const dataFolder = join(folder, 'data');
    await (await openQuoteStore(join(folder, 'fresh'), { uploadsFolder })).close();
    await writeFile(join(uploadsFolder, '0f8fad5b'), 'document');
    await expect(openQuoteStore(dataFolder, { uploadsFolder })).rejects.toThrow(
      /clients' documents lie/,
    );
  });

  it('reads a store of an earlier version, and writes it anew in its own', async () => {
    const folder = await temporaryFolder();
    const old = await openQuoteStore(folder);
    await old.add(sampleQuote('a'));
    await old.close();
    const upgrades = [(quote: unknown) => Object.assign({}, quote, { fileType: 'upgraded' })];
    const store = await openQuoteStore(folder, { upgrades });
    expect(store.get('a')?.fileType).toBe('upgraded');
    await store.close();
    await expect(openQuoteStore(folder)).rejects.toThrow(/newer release \(version 2/);
    const again = await openQuoteStore(folder, { upgrades });
    expect(again.get('a')?.fileType).toBe('upgraded');
    await again.close();
  });
});

describe('setStatus', () => {
  async function storeWithOne() {
    const store = await openQuoteStore('/data', { disk: createMemoryDisk() });
    await store.add(sampleQuote('a'));
    return store;
  }

  it('counts the revision up and remembers who changed what', async () => {
    const store = await storeWithOne();
    const outcome = await store.setStatus('a', {
      status: 'in-progress',
      at,
      device: '前台',
      changeId: 'change-1',
    });
    expect(outcome).toMatchObject({ kind: 'updated', quote: { revision: 2, updatedAt: at } });
    expect(store.get('a')?.history.at(-1)).toEqual({
      status: 'in-progress',
      at,
      device: '前台',
      changeId: 'change-1',
    });
  });

  it('answers a repeat of a change without applying it, even with an old revision', async () => {
    const store = await storeWithOne();
    const request = { status: 'completed', at, changeId: 'change-1', ifRevision: 1 } as const;
    await store.setStatus('a', request);
    await store.setStatus('a', { status: 'pending', at });
    expect(await store.setStatus('a', request)).toMatchObject({
      kind: 'unchanged',
      quote: { status: 'pending', revision: 3 },
    });
  });

  it('refuses a change made on another revision', async () => {
    const store = await storeWithOne();
    await store.setStatus('a', { status: 'completed', at });
    expect(await store.setStatus('a', { status: 'pending', at, ifRevision: 1 })).toMatchObject({
      kind: 'conflict',
      quote: { status: 'completed' },
    });
  });

  it('decides changes that come at once one after the other', async () => {
    const store = await storeWithOne();
    const outcomes = await Promise.all([
      store.setStatus('a', { status: 'completed', at, ifRevision: 1 }),
      store.setStatus('a', { status: 'cancelled', at, ifRevision: 1 }),
      store.setStatus('a', { status: 'completed', at }),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['updated', 'conflict', 'unchanged']);
  });

  it('tells when there is no such submission', async () => {
    const store = await storeWithOne();
    expect(await store.setStatus('b', { status: 'pending', at })).toEqual({ kind: 'not-found' });
  });

  it('starts the clock of the file with a due date and stops it with any other change', async () => {
    const store = await storeWithOne();
    await store.setStatus('a', { status: 'completed', at, fileDeletionDueAt: dueAt });
    expect(store.get('a')?.fileDeletionDueAt).toBe(dueAt);
    await store.setStatus('a', { status: 'in-progress', at });
    expect(store.get('a')).not.toHaveProperty('fileDeletionDueAt');
  });
});

describe('recordFileDeletion', () => {
  it('takes the path away and remembers when, once', async () => {
    const store = await openQuoteStore('/data', { disk: createMemoryDisk() });
    await store.add(sampleQuote('a'));
    await store.setStatus('a', { status: 'completed', at, fileDeletionDueAt: dueAt });
    const deleted = await store.recordFileDeletion('a', { at: dueAt, cause: 'completed' });
    expect(deleted).toMatchObject({ fileDeletedAt: dueAt, revision: 3 });
    expect(deleted).not.toHaveProperty('filePath');
    expect(deleted).not.toHaveProperty('fileDeletionDueAt');
    expect(store.findByFilePath('file-a')).toBeUndefined();
    expect(await store.recordFileDeletion('a', { at, cause: 'completed' })).toEqual(deleted);
  });
});
