import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { dueDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import type { Log } from '@yiqiao/ports/log';
import type { RecordStore } from '@yiqiao/ports/record-store';

export interface DeletionTools {
  readonly records: Pick<RecordStore, 'change'>;
  readonly documents: Pick<DocumentStore, 'remove'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Deletes documents of a submission that are due.
 *
 * Order: the files are gone for good, then the record says so, of these and no others. A crash between the
 * two is made up for by the next start, which finds the record still due and the files gone.
 */
export async function deleteFiles(
  { records, documents, now, log }: DeletionTools,
  quote: StoredQuote,
  keys: readonly string[],
): Promise<StoredQuote> {
  if (keys.length === 0) return quote;
  const cause = dueDeletionCauseOf(quote);
  for (const key of keys) await documents.remove(key);
  const at = now();
  const decision = await records.change(quote.id, (it) =>
    decideFileDeleted(it, { cause, keys }, at),
  );
  log('info', 'file-deleted', { quote: quote.id, cause, files: keys.length });
  return decision?.quote ?? quote;
}
