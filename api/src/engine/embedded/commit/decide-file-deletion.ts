import { type FileDeletionCause, isDeletedByHand } from '@yiqiao/contract/quote/file-deletion';
import { isAtRevision } from '@yiqiao/contract/quote/revision';
import type { FileDeletionOutcome, FileDeletionRequest, StoredQuote } from '../quote-store.ts';
import { withoutFile } from '../without-file.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** Whether a person has asked for the deletion of a file that is still there. */
export function isDeletionRequested(quote: StoredQuote): boolean {
  return quote.filePath !== undefined && isDeletedByHand(quote);
}

/** A plan is no change of the submission itself: when it was last touched stays. */
export function decidePlan(draft: QuoteDraft, id: string, dueAt: string | null): void {
  const quote = draft.get(id);
  if (quote?.filePath === undefined || isDeletionRequested(quote)) return;
  const { fileDeletionDueAt: _former, ...rest } = quote;
  draft.put({
    ...rest,
    ...(dueAt !== null && { fileDeletionDueAt: dueAt }),
    revision: quote.revision + 1,
  });
}

/** A repeat is answered before the revision is looked at: its sender did not see the answer. */
export function decideDeletionRequest(
  draft: QuoteDraft,
  id: string,
  { at, ifRevision }: FileDeletionRequest,
): FileDeletionOutcome {
  const quote = draft.get(id);
  if (quote === undefined) return { kind: 'not-found' };
  if (quote.filePath === undefined) return { kind: 'gone', quote };
  if (isDeletionRequested(quote)) return { kind: 'requested', quote };
  if (!isAtRevision(quote, ifRevision)) return { kind: 'conflict', quote };
  const requested: StoredQuote = {
    ...quote,
    fileDeletionDueAt: at,
    fileDeletionCause: 'by-hand',
    revision: quote.revision + 1,
    updatedAt: at,
  };
  draft.put(requested);
  return { kind: 'requested', quote: requested };
}

/** A second record of the same deletion changes nothing. */
export function decideFileDeletion(
  draft: QuoteDraft,
  id: string,
  deletion: { readonly at: string; readonly cause: FileDeletionCause },
): StoredQuote | undefined {
  const quote = draft.get(id);
  if (quote?.filePath === undefined) return quote;
  const deleted = withoutFile(quote, deletion);
  draft.put(deleted);
  return deleted;
}
