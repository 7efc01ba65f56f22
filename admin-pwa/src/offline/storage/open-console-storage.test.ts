import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { databaseVersion, migrations } from './migrations.ts';
import { openConsoleStorage } from './open-console-storage.ts';

const quiet = { onBlocked() {}, onOutdated() {}, onFull() {} };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('openConsoleStorage', () => {
  it('leaves alone what a newer console has kept, and tells it from a browser that keeps nothing', async () => {
    const newer = () => openDatabase(quiet, databaseVersion + 1, [...migrations, () => {}]);
    const before = await newer();
    await before.put('outbox', { seq: 1, changeId: 'change-1' });
    before.close();

    const storage = await openConsoleStorage(quiet);
    expect(storage.lasting).toBe('older');
    expect(await storage.readOutbox()).toEqual([]);
    await storage.wipe('first');

    const after = await newer();
    expect(await after.getAll('outbox')).toEqual([{ seq: 1, changeId: 'change-1' }]);
    after.close();
  });

  it('works in memory where the browser keeps nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect((await openConsoleStorage(quiet)).lasting).toBe('memory');
    vi.restoreAllMocks();
  });

  it('lasts on the device otherwise', async () => {
    expect((await openConsoleStorage(quiet)).lasting).toBe('ok');
  });
});
