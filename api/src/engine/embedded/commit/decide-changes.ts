import { decideStatusChange } from '@yiqiao/contract/decisions/decide-status';
import type { NewQuote, StatusOutcome, StatusRequest, StoredQuote } from '../quote-store.ts';
import { isDeletionRequested } from './decide-file-deletion.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** More changes than a person reads; some 20 KB of a record at most. */
const maxHistory = 100;

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

/** Decides by the rules that staff's devices know too, and sets the retention clock. */
export function decideStatus(draft: QuoteDraft, id: string, request: StatusRequest): StatusOutcome {
  const quote = draft.get(id);
  if (quote === undefined) return { kind: 'not-found' };
  const decision = decideStatusChange(quote, request);
  if (decision.kind !== 'updated') return decision;
  const changed = withinHistory(withFileClock(decision.quote, request.fileDeletionDueAt));
  draft.put(changed);
  return { ...decision, quote: changed };
}

/** Every change of status ends the clock that ran for the file; one with a due date starts another. */
function withFileClock(quote: StoredQuote, dueAt: string | undefined): StoredQuote {
  const { fileDeletionDueAt: _ended, ...rest } = quote;
  return { ...rest, ...fileDue(quote, dueAt) };
}

/** The whole record is written at each change, so that its history must not grow without end. */
export function withinHistory(quote: StoredQuote): StoredQuote {
  const { history, historyOmitted = 0 } = quote;
  const excess = history.length - maxHistory;
  if (excess <= 0) return quote;
  const kept = [...history.slice(0, 1), ...history.slice(1 + excess)];
  return { ...quote, history: kept, historyOmitted: historyOmitted + excess };
}

function fileDue(quote: StoredQuote, dueAt: string | undefined) {
  // What a person has asked for is not taken back by a change of status.
  const due = isDeletionRequested(quote) ? quote.fileDeletionDueAt : dueAt;
  return due === undefined || quote.filePath === undefined ? {} : { fileDeletionDueAt: due };
}
