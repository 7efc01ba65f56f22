import { decideFileDeleted } from '@yiqiao/contract/decisions/decide-file-deletion';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import {
  type FileDeletionRules,
  fileDeletionCauseOf,
  isFileDeletionPromised,
} from '@yiqiao/contract/quote/file-deletion';
import type { Deletion } from './manifest.ts';

/**
 * The submissions of a backup without the documents that must not come back: those known to be
 * deleted, and those whose deletion was promised or asked for by now. An abandoned document is no such
 * promise: the submission may have been taken up since, and the next start announces it again.
 */
export function applyDeletions(
  quotes: readonly StoredQuote[],
  deletions: readonly Deletion[],
  now: number,
  rules: FileDeletionRules,
): readonly StoredQuote[] {
  const deletionById = new Map(deletions.map((deletion) => [deletion.quote, deletion]));
  return quotes.map((quote) => {
    if (quote.filePath === undefined) return quote;
    const known = deletionById.get(quote.id);
    if (known !== undefined) {
      const { at, cause = 'completed' } = known;
      return decideFileDeleted(quote, { cause }, Date.parse(at)).quote;
    }
    const cause = fileDeletionCauseOf(quote);
    if (cause === 'abandoned' || !isOver(quote, now)) return quote;
    if (!isFileDeletionPromised(quote, rules)) return quote;
    return decideFileDeleted(quote, { cause }, now).quote;
  });
}

function isOver({ fileDeletionDueAt }: StoredQuote, now: number): boolean {
  return fileDeletionDueAt !== undefined && Date.parse(fileDeletionDueAt) <= now;
}
