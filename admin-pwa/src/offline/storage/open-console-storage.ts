import type { ConsoleStorage } from './console-storage.ts';
import { type DatabaseEvents, openDatabase } from './database.ts';
import { createIndexedStorage } from './indexed-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { withRoomFallback } from './with-room-fallback.ts';

export interface StorageEvents extends DatabaseEvents {
  /** The device is full: unsent changes are lost with this tab. */
  onFull(): void;
}

/** A browser tells only the first of several tabs that it is blocked; the others just wait. */
const patienceMs = 3_000;

/** Opens the device's storage, or memory if the browser refuses: online the console works either way. */
export async function openConsoleStorage(events: StorageEvents): Promise<ConsoleStorage> {
  let isOutdated = false;
  const patience = setTimeout(events.onBlocked, patienceMs);
  try {
    const database = await openDatabase({
      ...events,
      onOutdated() {
        isOutdated = true;
        events.onOutdated();
      },
    });
    const connect = () => (isOutdated ? new Promise<never>(() => {}) : Promise.resolve(database));
    return withRoomFallback(createIndexedStorage(connect), events.onFull);
  } catch (error) {
    if (isVersionError(error)) return createMemoryStorage('older');
    globalThis.console.warn('The browser keeps no data for the console.', error);
    return createMemoryStorage();
  } finally {
    clearTimeout(patience);
  }
}

/** The database is of a newer console than this one: an older release is on the server again. */
function isVersionError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}
