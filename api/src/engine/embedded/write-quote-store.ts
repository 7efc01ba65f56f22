import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { quoteUpgrades, schemaVersion } from '@yiqiao/ports/schema/schema-version';
import type { Disk } from '../disk/disk.ts';
import { writeNewFile } from '../disk/durable-file.ts';
import type { QuoteBook } from './book/quote-book.ts';
import { dataFile } from './folder/data-folder.ts';
import { makeJournal } from './journal/journal-file.ts';
import { formatSnapshot } from './snapshot/snapshot-text.ts';

/** Writes a new store into a folder that has none. Cursors of other stores are unknown to it. */
export async function writeQuoteStore(folder: string, book: QuoteBook, disk: Disk): Promise<void> {
  const head = { version: schemaVersion(quoteUpgrades), store: randomUUID() };
  await makeJournal(join(folder, dataFile.journal), { ...head, after: book.sequence }, disk);
  await writeNewFile(
    join(folder, dataFile.snapshot),
    formatSnapshot(head, { ...book, recent: [] }),
    disk,
  );
  await disk.syncFolder(folder);
}
