import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { ConsoleStorage } from './console-storage.ts';
import { isQuotaError } from './quota-error.ts';

/**
 * A storage that goes on when the device has no room left: from then on the outbox lives in memory,
 * with everything that was in it, so that a decision can still be sent while there is a connection.
 */
export function withRoomFallback(storage: ConsoleStorage, onFull: () => void): ConsoleStorage {
  let inMemory: OutboxEntry[] | null = null;

  /** What can be fetched again need not be kept. */
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
    async wipe() {
      inMemory = null;
      await storage.wipe();
    },
  };
}
