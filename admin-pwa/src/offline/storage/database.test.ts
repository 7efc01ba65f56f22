import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConsoleDatabase, databaseName, openDatabase } from './database.ts';
import { createIndexedStorage } from './indexed-storage.ts';
import { databaseVersion, type Migration, migrations } from './migrations.ts';

const quiet = { onBlocked() {}, onOutdated() {} };
const open: ConsoleDatabase[] = [];

/** As the first version of the database held one. */
const entry = {
  seq: 1,
  changeId: 'change-1',
  quoteId: 'q1',
  reference: 'YQ-7F3K-Q2ZD',
  customerName: 'Margaret Okafor',
  from: 'pending',
  to: 'completed',
  baseRevision: 1,
  queuedAt: 1,
  username: 'office',
  isAttempted: false,
  tries: 0,
  nextTryAt: 0,
  state: 'waiting',
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(async () => {
  for (const database of open.splice(0)) database.close();
  await deleteDB(databaseName);
});

describe('openDatabase', () => {
  it('carries the outbox over every migration', async () => {
    const before = await openDatabase(quiet);
    await before.put('outbox', { seq: 1, changeId: 'change-1' });
    await before.put('chunks', { key: 0 });
    before.close();

    const emptyTheCopy: Migration = (_database, transaction) => {
      void transaction.objectStore('chunks').clear();
    };
    const after = await openDatabase(quiet, databaseVersion + 1, [...migrations, emptyTheCopy]);
    open.push(after);
    expect(await after.getAll('outbox')).toEqual([{ seq: 1, changeId: 'change-1' }]);
    expect(await after.count('chunks')).toBe(0);
  });

  it('reads what the first version queued as changes of status', async () => {
    const first = await openDatabase(quiet, 1, migrations.slice(0, 1));
    const queued = { ...entry, isAttempted: true };
    await first.put('outbox', queued);
    await first.put('outbox', { ...entry, seq: 2, changeId: 'change-2' });
    first.close();

    const after = await openDatabase(quiet);
    open.push(after);
    expect(await createIndexedStorage(async () => after).readOutbox()).toMatchObject([
      { kind: 'status', seq: 1, changeId: 'change-1', to: 'completed', isAttempted: true },
      { kind: 'status', seq: 2, changeId: 'change-2' },
    ]);
  });

  it('runs only the steps that are still missing', async () => {
    (await openDatabase(quiet)).close();
    const first = vi.fn();
    const second = vi.fn();
    const steps = [...migrations.map(() => first), second];
    open.push(await openDatabase(quiet, databaseVersion + 1, steps));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('says so when an older tab does not give way', async () => {
    const request = indexedDB.open(databaseName, 1);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const onBlocked = vi.fn(() => request.result.close());
    open.push(await openDatabase({ ...quiet, onBlocked }, 2, [() => {}, () => {}]));
    expect(onBlocked).toHaveBeenCalledOnce();
  });

  it('gives way to a newer version and says so', async () => {
    const onOutdated = vi.fn();
    await openDatabase({ ...quiet, onOutdated });
    open.push(await openDatabase(quiet, databaseVersion + 1, [...migrations, () => {}]));
    expect(onOutdated).toHaveBeenCalledOnce();
  });
});
