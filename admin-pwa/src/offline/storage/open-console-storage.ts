import type { ConsoleStorage } from './console-storage.ts';
import { type DatabaseEvents, openDatabase } from './database.ts';
import { createIndexedStorage } from './indexed-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';

/** The device's storage, or memory where the browser refuses one: the console works online all the same. */
export async function openConsoleStorage(events: DatabaseEvents): Promise<ConsoleStorage> {
  try {
    return createIndexedStorage(await openDatabase(events));
  } catch (error) {
    globalThis.console.warn('The browser keeps no data for the console.', error);
    return createMemoryStorage();
  }
}
