import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { ConsoleStorage } from './console-storage.ts';

/**
 * A storage that goes on when the device has no room left: from then on the outbox lives in memory,
 * with everything that was in it, so that a decision can still be sent while there is a connection.
 */
export function withRoomFallback(storage: ConsoleStorage, onFull: () => void): ConsoleStorage {
  let inMemory: OutboxEntry[] | null = null;

  return {
    ...storage,
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

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
