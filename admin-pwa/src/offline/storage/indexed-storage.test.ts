import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleQuote, sampleQuotes } from '../../test/sample-quote.ts';
import { queueChange } from '../outbox/outbox-rules.ts';
import type { ConsoleStorage } from './console-storage.ts';
import { type ConsoleDatabase, openDatabase } from './database.ts';
import { createIndexedStorage, writeList } from './indexed-storage.ts';
import { cutIntoChunks } from './quote-chunks.ts';

const session = { sessionId: 's1', username: 'office', confirmedAt: 1 };
const head = { total: 3, chunkCount: 1, etag: '"e"', asOf: 5, clockOffsetMs: 0 };
const chunks = [...cutIntoChunks(sampleQuotes(3))];
const decision = {
  quote: sampleQuote(),
  to: 'completed',
  changeId: 'change-1',
  username: 'office',
  at: 1,
} as const;

let database: ConsoleDatabase;
let storage: ConsoleStorage;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase({ onBlocked() {}, onOutdated() {} });
  storage = createIndexedStorage(async () => database);
  await storage.writeSession(session);
});

afterEach(() => database.close());

describe('createIndexedStorage', () => {
  it('gives the list back as it was written', async () => {
    await writeList(database, 's1', { chunks, head });
    expect(await storage.readListHead()).toEqual(head);
    expect(await storage.readChunks(0, 0)).toEqual(chunks);
  });

  it('refuses a list that was read for a session that has ended', async () => {
    await storage.wipe();
    await writeList(database, 's1', { chunks, head });
    await storage.writeChunk('s1', { key: 0, signature: '', quotes: sampleQuotes(1) });
    expect(await database.count('chunks')).toBe(0);
    expect(await storage.readListHead()).toBeNull();
  });

  it('forgets a session, but not the one that came after it', async () => {
    await storage.forgetSession('an earlier one');
    expect(await storage.readSession()).toEqual(session);
    await storage.forgetSession('s1');
    expect(await storage.readSession()).toBeNull();
  });

  it('drops the chunks that a shorter list no longer has', async () => {
    await writeList(database, 's1', { chunks: [...cutIntoChunks(sampleQuotes(450))] });
    await writeList(database, 's1', { chunks, head });
    expect(await database.getAllKeys('chunks')).toEqual([0]);
  });

  it('leaves out a chunk of an older shape instead of showing it wrongly', async () => {
    await database.put('chunks', { key: 0, signature: '', quotes: [{ id: 5 }] });
    expect(await storage.readChunks(0, 0)).toEqual([]);
  });

  it('keeps the outbox when the copy of the list is forgotten', async () => {
    await writeList(database, 's1', { chunks, head });
    await storage.updateOutbox((entries) => queueChange(entries, decision));
    await storage.forgetQuotes();
    expect(await database.count('chunks')).toBe(0);
    expect(await storage.readOutbox()).toMatchObject([{ changeId: 'change-1' }]);
  });

  it('does not delete an outbox entry it cannot read', async () => {
    await database.put('outbox', { seq: 7, from: 'a later build' });
    await storage.updateOutbox((entries) => queueChange(entries, decision));
    expect(await database.count('outbox')).toBe(2);
  });

  it('leaves nothing of a submission after a wipe', async () => {
    await writeList(database, 's1', { chunks, head });
    await storage.updateOutbox((entries) => queueChange(entries, decision));
    await storage.wipe();
    for (const store of ['chunks', 'outbox', 'meta'] as const) {
      expect(await database.getAll(store), store).toEqual([]);
    }
  });
});
