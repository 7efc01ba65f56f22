import type { StatusChange } from '@yiqiao/contract/quote';
import type { NewQuote, StatusOutcome, StatusRequest, StoredQuote } from '../quote-store.ts';
import { isDeletionRequested } from './decide-file-deletion.ts';
import type { QuoteDraft } from './quote-draft.ts';

export function decideAdd(draft: QuoteDraft, quote: NewQuote): StoredQuote {
  if (draft.get(quote.id) !== undefined) throw new Error(`Submission ${quote.id} exists already.`);
  const key = quote.idempotencyKey;
  if (key !== undefined && draft.findByIdempotencyKey(key) !== undefined) {
    throw new Error('A submission with this idempotency key exists already.');
  }
  const { status, createdAt } = quote;
  const stored: StoredQuote = {
    ...quote,
    revision: 1,
    updatedAt: createdAt,
    history: [{ status, at: createdAt }],
  };
  draft.put(stored);
  return stored;
}

/**
 * A repeat (the same `changeId`) is answered before the revision is looked at: the sender of a repeat
 * did not see the answer, so its revision is the old one.
 */
export function decideStatus(draft: QuoteDraft, id: string, request: StatusRequest): StatusOutcome {
  const quote = draft.get(id);
  if (quote === undefined) return { kind: 'not-found' };
  if (isRepeat(quote, request)) return { kind: 'unchanged', quote };
  if (request.ifRevision !== undefined && request.ifRevision !== quote.revision) {
    return { kind: 'conflict', quote };
  }
  if (request.status === quote.status) return { kind: 'unchanged', quote };
  const change = toStatusChange(request);
  const changed = withStatus(quote, change, request.fileDeletionDueAt);
  draft.put(changed);
  return { kind: 'updated', quote: changed, change };
}

function isRepeat({ history }: StoredQuote, { changeId }: StatusRequest): boolean {
  return changeId !== undefined && history.some((change) => change.changeId === changeId);
}

function toStatusChange({ status, at, device, changeId }: StatusRequest): StatusChange {
  return {
    status,
    at,
    ...(device === undefined ? {} : { device }),
    ...(changeId === undefined ? {} : { changeId }),
  };
}

/** Every change of status ends the clock that ran for the file; one with a due date starts another. */
function withStatus(quote: StoredQuote, change: StatusChange, dueAt?: string): StoredQuote {
  const { fileDeletionDueAt: _ended, ...rest } = quote;
  return {
    ...rest,
    status: change.status,
    revision: quote.revision + 1,
    updatedAt: change.at,
    history: [...quote.history, change],
    ...fileDue(quote, dueAt),
  };
}

function fileDue(quote: StoredQuote, dueAt: string | undefined) {
  // What a person has asked for is not taken back by a change of status.
  const due = isDeletionRequested(quote) ? quote.fileDeletionDueAt : dueAt;
  return due === undefined || quote.filePath === undefined ? {} : { fileDeletionDueAt: due };
}
