import { decideFileDeleted } from '@yiqiao/contract/decisions/decide-file-deletion';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import { fileDeletionCauseOf } from '@yiqiao/contract/quote/file-deletion';
import type { DocumentStore } from '../engine/document-store.ts';
import type { RecordStore } from '../engine/record-store.ts';
import type { Log } from '../log/log.ts';

export interface DeletionTools {
  readonly records: Pick<RecordStore, 'change'>;
  readonly documents: Pick<DocumentStore, 'remove'>;
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
  { records, documents, now, log }: DeletionTools,
  quote: StoredQuote,
): Promise<StoredQuote> {
  if (quote.filePath === undefined) return quote;
  const cause = fileDeletionCauseOf(quote);
  await documents.remove(quote.filePath);
  const at = now();
  const decision = await records.change(quote.id, (it) => decideFileDeleted(it, { cause }, at));
  log('info', 'file-deleted', { quote: quote.id, cause });
  return decision?.quote ?? quote;
}
