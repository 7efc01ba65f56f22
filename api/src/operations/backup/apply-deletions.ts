import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import {
  dueDeletionCauseOf,
  type FileDeletionRules,
  isFileDeletionPromised,
} from '@yiqiao/contract/files/file-deletion';
import { hasFiles } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Deletion } from './manifest.ts';

/**
 * Removes from a backup's submissions the documents that must not come back: those known to be deleted, and those
 * whose deletion was promised or requested by now. Abandoned documents do not count as promised: the submission may
 * have been taken up since, and the next start announces the deletion again.
 */
export function applyDeletions(
  quotes: readonly StoredQuote[],
  deletions: readonly Deletion[],
  now: number,
  rules: FileDeletionRules,
): readonly StoredQuote[] {
  const known = new Map<string, Deletion[]>();
  for (const each of deletions) known.set(each.quote, [...(known.get(each.quote) ?? []), each]);
  return quotes.map((quote) =>
    withoutOverdue((known.get(quote.id) ?? []).reduce(withoutDeleted, quote), now, rules),
  );
}

/** A document that the submission does not have changes nothing. */
function withoutDeleted(
  quote: StoredQuote,
  { at, cause = 'completed', file = quote.filePath }: Deletion,
): StoredQuote {
  const keys = file === undefined ? [] : [file];
  return decideFileDeleted(quote, { cause, keys }, Date.parse(at)).quote;
}

function withoutOverdue(quote: StoredQuote, now: number, rules: FileDeletionRules): StoredQuote {
  const cause = dueDeletionCauseOf(quote);
  const isKept = !hasFiles(quote) || cause === 'abandoned' || !isOver(quote, now);
  if (isKept || !isFileDeletionPromised(quote, rules)) return quote;
  return decideFileDeleted(quote, { cause }, now).quote;
}

function isOver({ fileDeletionDueAt }: StoredQuote, now: number): boolean {
  return fileDeletionDueAt !== undefined && Date.parse(fileDeletionDueAt) <= now;
}
