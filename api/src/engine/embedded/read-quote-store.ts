import { setTimeout as delay } from 'node:timers/promises';
import { storedQuoteSchema } from '@yiqiao/ports/schema/record-schema';
import { createReadQuote, quoteUpgrades, schemaVersion } from '@yiqiao/ports/schema/schema-version';
import type { Disk } from '../disk/disk.ts';
import { nodeDisk } from '../disk/node-disk.ts';
import type { QuoteBook } from './book/quote-book.ts';
import { findStoreFiles, hasStore } from './folder/store-files.ts';
import { readIfWhole, StoreRefusal } from './folder/store-refusal.ts';
import { type RecoveredStore, recoverStore } from './recovery/recover-store.ts';

/** A running server may replace files between two reads; it takes far less time than this. */
const attempts = { count: 5, pauseMs: 200 };

/**
 * Reads a store's content without opening it, so that a server may be running on it.
 * @returns `null` when there is no store.
 * @throws StoreRefusal when it could not be opened.
 */
export async function readQuoteStore(
  folder: string,
  disk: Disk = nodeDisk,
): Promise<RecoveredStore | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readOnce(folder, disk);
    } catch (error) {
      if (!(error instanceof StoreRefusal) || attempt === attempts.count) throw error;
      await delay(attempts.pauseMs);
    }
  }
}

/** What a store holds; `null` when there is none, or when it could not be opened. */
export async function readBookIfWhole(
  folder: string,
  disk: Disk = nodeDisk,
): Promise<QuoteBook | null> {
  return (await readIfWhole(readQuoteStore(folder, disk)))?.book ?? null;
}

async function readOnce(folder: string, disk: Disk): Promise<RecoveredStore | null> {
  const files = await findStoreFiles(folder, disk);
  if (!hasStore(files)) return null;
  return recoverStore(files, {
    disk,
    newestVersion: schemaVersion(quoteUpgrades),
    readQuote: createReadQuote(storedQuoteSchema, quoteUpgrades),
  });
}
