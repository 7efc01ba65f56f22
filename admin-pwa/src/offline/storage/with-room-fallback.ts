import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { ConsoleStorage } from './console-storage.ts';
import { isQuotaError } from './quota-error.ts';

/**
 * A storage that survives a full device: from then on the outbox, with everything in it, lives in
 * memory, and decisions can still be sent while there is a connection.
 */
export function withRoomFallback(storage: ConsoleStorage, onFull: () => void): ConsoleStorage {
  let inMemory: OutboxEntry[] | null = null;

  /** Data that can be fetched again need not be stored. */
  async function unlessFull<Result>(write: Promise<Result>): Promise<Result | undefined> {
    try {
      return await write;
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      onFull();
      return undefined;
    }
  }

  return {
    ...storage,
    writeSession: (session) => unlessFull(storage.writeSession(session)),
    continueList: async (sessionId, change) =>
      (await unlessFull(storage.continueList(sessionId, change))) ?? true,
    updateOpenings: async (change) =>
      (await unlessFull(storage.updateOpenings(change))) ?? change([]),
    writeReplies: (sessionId, replies) => unlessFull(storage.writeReplies(sessionId, replies)),
    writeDraft: (of, parts) => unlessFull(storage.writeDraft(of, parts)),
    writePreferences: (preferences) => unlessFull(storage.writePreferences(preferences)),
    readOutbox: async () => inMemory ?? storage.readOutbox(),
    async updateOutbox(change) {
      if (inMemory === null) {
        try {
          return await storage.updateOutbox(change);
        } catch (error) {
          if (!isQuotaError(error)) throw error;
          inMemory = await storage.readOutbox();
          onFull();
        }
      }
      inMemory = change(inMemory);
      return inMemory;
    },
    async forgetSubmissions(isGone) {
      const kept = await storage.forgetSubmissions(isGone);
      inMemory &&= inMemory.filter((entry) => !isGone(entry));
      return inMemory ?? kept;
    },
    async wipe(owner) {
      inMemory = null;
      await storage.wipe(owner);
    },
    async forgetPerson(owner) {
      inMemory = null;
      await storage.forgetPerson(owner);
    },
    async wipeRemoved(owner, removal) {
      inMemory = null;
      return storage.wipeRemoved(owner, removal);
    },
  };
}
