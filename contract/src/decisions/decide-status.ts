import type { QuoteSubmission, StatusChange } from '../quote/quote.ts';
import { isAtRevision, type Revised } from '../quote/revision.ts';

/** What a change of status builds on. */
type Changeable = Revised & Pick<QuoteSubmission, 'status' | 'updatedAt' | 'history'>;

export interface StatusChangeRequest {
  readonly status: string;
  readonly device?: string | undefined;
  readonly changeId?: string | undefined;
  /** ISO date-time of the change. */
  readonly at: string;
  /** Refuse unless the submission is at this revision, by `isAtRevision`. */
  readonly ifRevision?: number | undefined;
}

export type StatusDecision<Quote> =
  | { readonly kind: 'updated'; readonly quote: Quote; readonly change: StatusChange }
  /** Already in that status, or the same `changeId` was applied before. */
  | { readonly kind: 'unchanged'; readonly quote: Quote }
  | { readonly kind: 'conflict'; readonly quote: Quote };

/**
 * What a request to change the status does to a submission. A repeat (the same `changeId`) is answered
 * before the revision is looked at: the sender of a repeat did not see the answer, so its revision is
 * the old one.
 */
export function decideStatusChange<Quote extends Changeable>(
  quote: Quote,
  request: StatusChangeRequest,
): StatusDecision<Quote> {
  const { changeId, ifRevision, status } = request;
  const isRepeat = changeId !== undefined && quote.history.some((it) => it.changeId === changeId);
  if (isRepeat) return { kind: 'unchanged', quote };
  if (!isAtRevision(quote, ifRevision)) return { kind: 'conflict', quote };
  if (status === quote.status) return { kind: 'unchanged', quote };
  const change = toStatusChange(request);
  const changed = {
    ...quote,
    status,
    revision: quote.revision + 1,
    updatedAt: change.at,
    history: [...quote.history, change],
  };
  return { kind: 'updated', quote: changed, change };
}

function toStatusChange({ status, at, device, changeId }: StatusChangeRequest): StatusChange {
  return {
    status,
    at,
    ...(device === undefined ? {} : { device }),
    ...(changeId === undefined ? {} : { changeId }),
  };
}
