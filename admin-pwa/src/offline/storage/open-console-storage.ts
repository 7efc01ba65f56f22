import type { ConsoleStorage } from './console-storage.ts';
import { type DatabaseEvents, openDatabase } from './database.ts';
import { createIndexedStorage } from './indexed-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';

/** A browser tells only the first of several tabs that it is blocked; the others just wait. */
const patienceMs = 3_000;

/** The device's storage, or memory where the browser refuses one: the console works online all the same. */
export async function openConsoleStorage(events: DatabaseEvents): Promise<ConsoleStorage> {
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
    return createIndexedStorage(() =>
      isOutdated ? new Promise(() => {}) : Promise.resolve(database),
    );
  } catch (error) {
    globalThis.console.warn('The browser keeps no data for the console.', error);
    return createMemoryStorage();
  } finally {
    clearTimeout(patience);
  }
}
