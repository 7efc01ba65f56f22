import * as z from 'zod/mini';
import { type OutboxEntry, outboxEntrySchema } from '../outbox/outbox-entry.ts';
import type { ConsoleStorage, ListContinuation } from './console-storage.ts';
import type { ConsoleDatabase } from './database.ts';
import { forgetSubmissions } from './forget/forget-submissions.ts';
import { wipePerson } from './forget/wipe-person.ts';
import { readOpenings, updateOpenings } from './openings.ts';
import { isQuotaError } from './quota-error.ts';
import { deviceSessionSchema } from './records/device-session.ts';
import { keptRepliesSchema, writeReplies } from './records/kept-replies.ts';
import { readListHead, writeListHead } from './records/list-head.ts';
import {
  changeDraft,
  type DraftParts,
  type OrderDraft,
  orderDraftSchema,
} from './records/order-draft.ts';
import { defaultPreferences, preferencesSchema } from './records/preferences.ts';
import { keptRemovalSchema } from './records/removal.ts';
import { segmentKeyOf, storedSegmentSchema } from './records/stored-segment.ts';
import { readFinished } from './seal/stored-files.ts';
import { readSealed, readUnsent, replaceUnsent, unseal } from './seal/stored-unsent.ts';

/**
 * The storage on IndexedDB.
 * @param connect resolves with the open connection; once a newer version has taken the database over it
 * never settles, and this console stands still until it is reloaded.
 */
export function createIndexedStorage(connect: () => Promise<ConsoleDatabase>): ConsoleStorage {
  const readMeta = async <T>(key: string, schema: z.ZodMiniType<T>): Promise<T | null> => {
    const parsed = z.safeParse(schema, await (await connect()).get('meta', key));
    return parsed.success ? parsed.data : null;
  };

  return {
    lasting: 'ok',
    connect,
    readSession: () => readMeta('session', deviceSessionSchema),
    async writeSession(session) {
      await (await connect()).put('meta', session, 'session');
    },
    forgetSession: async (sessionId) => forgetSession(await connect(), sessionId),
    readListHead: async () => readListHead(await (await connect()).get('meta', 'list')),
    async readSegments(first, last) {
      const stored = await (await connect()).getAll('chunks', IDBKeyRange.bound(first, last));
      return stored.flatMap((value) => {
        const parsed = z.safeParse(storedSegmentSchema, value);
        return parsed.success ? [parsed.data] : [];
      });
    },
    continueList: async (sessionId, change) => writeList(await connect(), sessionId, change),
    forgetQuotes: async () => forgetQuotes(await connect()),
    readOutbox: async () => parseOutbox(await (await connect()).getAll('outbox')),
    updateOutbox: async (change) => updateOutbox(await connect(), change),
    readOpenings: async () => readOpenings(await connect()),
    updateOpenings: async (change) => updateOpenings(await connect(), change),
    async forgetSubmissions(isGone) {
      const database = await connect();
      await forgetSubmissions(database, isGone);
      return parseOutbox(await database.getAll('outbox'));
    },
    readReplies: () => readMeta('replies', keptRepliesSchema),
    writeReplies: async (sessionId, replies) => writeReplies(await connect(), sessionId, replies),
    readDraft: async (quoteId) => parseDraft(await (await connect()).get('drafts', quoteId)),
    writeDraft: async (of, parts) => writeDraft(await connect(), of, parts),
    readUnsent: async () => readUnsent(await connect()),
    readFinished: async (sealId) => readFinished(await connect(), sealId),
    replaceUnsent: async (before, sealed, files) =>
      replaceUnsent(await connect(), before, { sealed, files }),
    readSealed: async () => readSealed(await connect()),
    unseal: async (id, unsent, files) => unseal(await connect(), id, { unsent, files }),
    isLogoutPending: async () => (await (await connect()).get('meta', 'logout')) === true,
    settleLogout: async () => (await connect()).delete('meta', 'logout'),
    readPreferences: async () =>
      (await readMeta('preferences', preferencesSchema)) ?? defaultPreferences,
    async writePreferences(preferences) {
      await (await connect()).put('meta', preferences, 'preferences');
    },
    async wipe(owner) {
      const database = await connect();
      try {
        await wipePerson(database, owner, { logout: true });
      } catch (error) {
        if (!isQuotaError(error)) throw error;
        // Deletes first: the note may need the room.
        await wipePerson(database, owner, {});
        await database.put('meta', true, 'logout').catch(() => {});
      }
    },
    async forgetPerson(owner) {
      await wipePerson(await connect(), owner, {});
    },
    readRemoval: () => readMeta('removal', keptRemovalSchema),
    wipeRemoved: async (owner, removal) =>
      (await wipePerson(await connect(), owner, { removal })) ?? removal,
    forgetRemoval: async () => (await connect()).delete('meta', 'removal'),
  };
}

/**
 * Writes parts of the list in one transaction, or without `from` a whole one. Nothing is written if the
 * device's session is no longer the one they were read for: a late answer must not bring back what a
 * log-out deleted. Nor if the stored copy is not the one that was changed: two tabs change theirs
 * independently, and rows of one must not end up under the cursor of the other.
 * @returns false if another copy is stored.
 */
export async function writeList(
  database: ConsoleDatabase,
  sessionId: string,
  { from, segments, head }: Omit<ListContinuation, 'from'> & Partial<ListContinuation>,
): Promise<boolean> {
  const transaction = database.transaction(['chunks', 'meta'], 'readwrite');
  const store = transaction.objectStore('chunks');
  const meta = transaction.objectStore('meta');
  const session = z.safeParse(deviceSessionSchema, await meta.get('session'));
  let isContinued = true;
  if (session.success && session.data.sessionId === sessionId) {
    const kept = readListHead(await meta.get('list'));
    const isWhole = from === undefined;
    isContinued = isWhole || kept === null || [from, head.cursor].includes(kept.cursor);
    if (isWhole) void store.clear();
    if (isWhole || kept?.cursor === from) {
      for (const segment of segments) void store.put(segment);
      // Removes what a longer list left behind its end.
      void store.delete(IDBKeyRange.lowerBound(segmentKeyOf(0, head.total), true));
      void meta.put(writeListHead(head), 'list');
    }
  }
  await transaction.done;
  return isContinued;
}

async function forgetSession(database: ConsoleDatabase, sessionId: string): Promise<void> {
  const { store, done } = database.transaction('meta', 'readwrite');
  const session = z.safeParse(deviceSessionSchema, await store.get('session'));
  if (session.success && session.data.sessionId === sessionId) void store.delete('session');
  await done;
}

async function forgetQuotes(database: ConsoleDatabase): Promise<void> {
  const copies = ['chunks', 'jobs', 'jobFiles'] as const;
  const transaction = database.transaction([...copies, 'meta'] as const, 'readwrite');
  for (const name of copies) void transaction.objectStore(name).clear();
  for (const key of ['list', 'jobs', 'replies']) void transaction.objectStore('meta').delete(key);
  await transaction.done;
}

async function updateOutbox(
  database: ConsoleDatabase,
  change: (entries: OutboxEntry[]) => OutboxEntry[],
): Promise<OutboxEntry[]> {
  // Strict, because a change shown as stored must be on the disk: a device may lose power on a train.
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
  const before = parseOutbox(await transaction.store.getAll());
  const after = change(before);
  const kept = new Set(after.map(({ seq }) => seq));
  for (const { seq } of before) if (!kept.has(seq)) void transaction.store.delete(seq);
  for (const entry of after) if (!before.includes(entry)) void transaction.store.put(entry);
  await transaction.done;
  return after;
}

/** Entries this build cannot read stay in the store untouched: a later build may know them. */
function parseOutbox(stored: readonly unknown[]): OutboxEntry[] {
  return stored.flatMap((value) => {
    const parsed = z.safeParse(outboxEntrySchema, value);
    return parsed.success ? [parsed.data] : [];
  });
}

async function writeDraft(
  database: ConsoleDatabase,
  of: Pick<OrderDraft, 'quoteId' | 'username'>,
  parts: DraftParts,
): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  const after = changeDraft(parseDraft(await store.get(of.quoteId)), of, parts);
  if (after === null) void store.delete(of.quoteId);
  else void store.put(after);
  await done;
}

function parseDraft(stored: unknown): OrderDraft | null {
  const parsed = z.safeParse(orderDraftSchema, stored);
  return parsed.success ? parsed.data : null;
}
