import { nodeDisk } from '../../api/src/engine/disk/node-disk.ts';
import { emptyBook } from '../../api/src/engine/embedded/book/quote-book.ts';
import { writeQuoteStore } from '../../api/src/engine/embedded/write-quote-store.ts';
import type { StoredQuote } from '../../contract/src/record/stored-quote.ts';
import { toSegments } from '../../contract/src/segments.ts';

/** Writes the product's store with these submissions, oldest first, into a folder that has none. */
export function writeStore(folder: string, quotes: readonly StoredQuote[]): Promise<void> {
  return writeQuoteStore(folder, { ...emptyBook, quotes: toSegments(quotes) }, nodeDisk);
}
