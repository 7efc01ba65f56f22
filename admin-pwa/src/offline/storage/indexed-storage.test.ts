import { toSegments } from '@yiqiao/contract/segments';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleQuote, sampleQuotes } from '../../test/sample-quote.ts';
import { queueChange } from '../outbox/queue-entries.ts';
import type { ConsoleStorage } from './console-storage.ts';
import { type ConsoleDatabase, openDatabase } from './database.ts';
import { createIndexedStorage, writeList } from './indexed-storage.ts';
import { changedSegments } from './records/stored-segment.ts';

const session = { sessionId: 's1', username: 'office', confirmedAt: 1 };
const head = { total: 3, cursor: 'c1', asOf: 5, clockOffsetMs: 0 };
const segmentsOf = (count: number) =>
  changedSegments([], toSegments(sampleQuotes(count).reverse()));
const segments = segmentsOf(3);
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
    await writeList(database, 's1', { segments, head });
    expect(await storage.readListHead()).toEqual(head);
    expect(await storage.readSegments(0, 0)).toEqual(segments);
  });

  it('refuses a list that was read for a session that has ended', async () => {
    await storage.wipe('first');
    await writeList(database, 's1', { segments, head });
    await storage.continueList('s1', { from: 'c1', segments, head });
    expect(await database.count('chunks')).toBe(0);
    expect(await storage.readListHead()).toBeNull();
  });

  it('continues the list that is kept, and leaves another tab’s alone', async () => {
    await writeList(database, 's1', { segments, head });
    const next = { ...head, total: 4, cursor: 'c2' };
    expect(await storage.continueList('s1', { from: 'c0', segments: [], head: next })).toBe(false);
    expect(await storage.readListHead()).toEqual(head);
    const change = { from: 'c1', segments: segmentsOf(4), head: next };
    expect(await storage.continueList('s1', change)).toBe(true);
    expect(await storage.readListHead()).toEqual(next);
    expect(await storage.readSegments(0, 0)).toEqual(segmentsOf(4));
    // The other tab comes to the same state.
    expect(await storage.continueList('s1', change)).toBe(true);
  });

  it('shows rows that another build kept, and asks for all of them', async () => {
    await database.put('chunks', { key: 0, signature: 'abc', quotes: sampleQuotes(3) });
    const older = { total: 3, chunkCount: 1, etag: '"e"', asOf: 5, clockOffsetMs: 0 };
    await database.put('meta', older, 'list');
    expect(await storage.readListHead()).toEqual({ ...head, cursor: null });
    expect(await storage.readSegments(0, 0)).toEqual(segments);
    await database.put('meta', { ...head, quoteFormat: 'id reference' }, 'list');
    expect(await storage.readListHead()).toEqual({ ...head, cursor: null });
  });

  it('forgets a session, but not the one that came after it', async () => {
    await storage.forgetSession('an earlier one');
    expect(await storage.readSession()).toEqual(session);
    await storage.forgetSession('s1');
    expect(await storage.readSession()).toBeNull();
  });

  it('drops the segments that a shorter list no longer has', async () => {
    await writeList(database, 's1', { segments: segmentsOf(450), head });
    await writeList(database, 's1', { segments, head });
    expect(await database.getAllKeys('chunks')).toEqual([0]);
  });

  it('leaves out a segment of an older shape instead of showing it wrongly', async () => {
    await database.put('chunks', { key: 0, quotes: [{ id: 5 }] });
    expect(await storage.readSegments(0, 0)).toEqual([]);
  });

  it('keeps the outbox when the copy of the list is forgotten', async () => {
    await writeList(database, 's1', { segments, head });
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

  it('keeps replies for the session that they were told to, and no longer', async () => {
    const replies = { revision: 2, list: [] };
    await storage.writeReplies('another', replies);
    expect(await storage.readReplies()).toBeNull();
    await storage.writeReplies('s1', replies);
    expect(await storage.readReplies()).toEqual(replies);
    await storage.forgetQuotes();
    expect(await storage.readReplies()).toBeNull();
    await storage.writeReplies('s1', replies);
    await storage.wipe('first');
    expect(await storage.readReplies()).toBeNull();
  });

  it('leaves nothing of a submission after a wipe', async () => {
    await writeList(database, 's1', { segments, head });
    await storage.updateOutbox((entries) => queueChange(entries, decision));
    await storage.updateOpenings(() => ['q1']);
    await storage.wipe('first');
    for (const store of ['chunks', 'outbox'] as const) {
      expect(await database.getAll(store), store).toEqual([]);
    }
    expect(await database.getAllKeys('meta')).toEqual(['logout']);
    expect(await storage.isLogoutPending()).toBe(true);
    await storage.settleLogout();
    expect(await storage.isLogoutPending()).toBe(false);
  });

  it('is wiped also where there is no room to note the log-out', async () => {
    await writeList(database, 's1', { segments, head });
    await storage.updateOutbox((entries) => queueChange(entries, decision));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await storage.wipe('first');
    put.mockRestore();
    for (const store of ['chunks', 'outbox', 'meta'] as const) {
      expect(await database.getAll(store), store).toEqual([]);
    }
  });

  it('keeps a draft until nothing is left of it, and shows another person none of it', async () => {
    const mine = { quoteId: 'q1', username: 'office' };
    await storage.writeDraft(mine, { message: 'Yes.' });
    await storage.writeDraft(mine, { note: 'Tell the reviser.' });
    expect(await storage.readDraft('q1')).toEqual({
      ...mine,
      message: 'Yes.',
      note: 'Tell the reviser.',
    });
    await storage.writeDraft({ ...mine, username: 'another' }, { note: 'Mine' });
    expect(await storage.readDraft('q1')).toEqual({ ...mine, username: 'another', note: 'Mine' });
    await storage.writeDraft({ ...mine, username: 'another' }, { note: '' });
    expect(await database.count('drafts')).toBe(0);
  });

  it('deletes drafts with everything else', async () => {
    await storage.writeDraft({ quoteId: 'q1', username: 'office' }, { message: 'Yes.' });
    await storage.wipe('first');
    expect(await database.count('drafts')).toBe(0);
  });
});
