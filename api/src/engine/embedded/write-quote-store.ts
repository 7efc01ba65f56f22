import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { quoteUpgrades, schemaVersion } from '@yiqiao/ports/schema/schema-version';
import type { Disk } from '../disk/disk.ts';
import { writeNewFile } from '../disk/durable-file.ts';
import type { QuoteBook } from './book/quote-book.ts';
import { dataFile } from './folder/data-folder.ts';
import { formatHeader } from './journal/journal-header.ts';
import { formatSnapshot } from './snapshot/snapshot-text.ts';

/** Writes a new store into a folder that has none. Cursors of other stores are unknown to it. */
export async function writeQuoteStore(folder: string, book: QuoteBook, disk: Disk): Promise<void> {
  for (const { name, chunks } of formatQuoteStore(book, randomUUID())) {
    await writeNewFile(join(folder, name), chunks, disk);
  }
  await disk.syncFolder(folder);
}

interface FormattedFile {
  readonly name: string;
  readonly chunks: Iterable<Uint8Array>;
}

/** The files of a whole store. The journal comes first: without it a snapshot is not a store. */
export function formatQuoteStore(book: QuoteBook, store: string): readonly FormattedFile[] {
  const head = { version: schemaVersion(quoteUpgrades), store };
  const { sequence } = book;
  return [
    {
      name: dataFile.journal,
      chunks: [formatHeader({ ...head, after: sequence, confirmed: sequence })],
    },
    { name: dataFile.snapshot, chunks: formatSnapshot(head, { ...book, recent: [] }) },
  ];
}
