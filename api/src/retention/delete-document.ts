import { fileDeletionCauseOf } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteStore, StoredQuote } from '../engine/embedded/quote-store.ts';
import type { Log } from '../log/log.ts';

export interface DeletionTools {
  readonly store: Pick<QuoteStore, 'recordFileDeletion'>;
  readonly vault: {
    /** Resolves when the file is gone for good; one that is not there is gone already. */
    remove(filePath: string): Promise<void>;
  };
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Deletes the document of a submission that is due.
 *
 * Order: the file is gone for good, then the record says so. A crash between the two is made up for
 * by the next start, which finds the record still due and the file gone.
 */
export async function deleteDocument(
  { store, vault, now, log }: DeletionTools,
  quote: StoredQuote,
): Promise<StoredQuote> {
  if (quote.filePath === undefined) return quote;
  const cause = fileDeletionCauseOf(quote);
  await vault.remove(quote.filePath);
  const at = new Date(now()).toISOString();
  const deleted = await store.recordFileDeletion(quote.id, { at, cause });
  log('info', 'file-deleted', { quote: quote.id, cause });
  return deleted ?? quote;
}
