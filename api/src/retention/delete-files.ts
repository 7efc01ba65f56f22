import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { dueDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Premises } from '../premises/premises.ts';

/**
 * Deletes documents of a submission that are due.
 *
 * Order: first the files are permanently deleted, then the record says so, of exactly these files. After a crash
 * between the two, the next start finds the record still due and repeats it.
 */
export async function deleteFiles(
  { engine, clock, log }: Pick<Premises, 'engine' | 'clock' | 'log'>,
  quote: StoredQuote,
  keys: readonly string[],
): Promise<StoredQuote> {
  if (keys.length === 0) return quote;
  const cause = dueDeletionCauseOf(quote);
  for (const key of keys) await engine.documents.remove(key);
  const at = clock();
  const decision = await engine.records.change(quote.id, (it) =>
    decideFileDeleted(it, { cause, keys }, at),
  );
  log('info', 'file-deleted', { quote: quote.id, cause, files: keys.length });
  return decision?.quote ?? quote;
}
