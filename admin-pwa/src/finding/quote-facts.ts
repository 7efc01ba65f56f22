import { replyDueAt } from '@yiqiao/contract/deadline';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { type ClientDeadline, readDeadline } from '../clocks/client-deadline.ts';

// Worked out once per submission as it came from the server; a changed one is a new object.
const deadlines = new WeakMap<QuoteSubmission, ClientDeadline>();

export function clientDeadlineOf(quote: QuoteSubmission): ClientDeadline {
  const known = deadlines.get(quote);
  if (known !== undefined) return known;
  const deadline = readDeadline(quote);
  deadlines.set(quote, deadline);
  return deadline;
}

/** When the client needs it, in ms since the epoch; `null` without a readable day. */
export function deadlineOf(quote: QuoteSubmission): number | null {
  const deadline = clientDeadlineOf(quote);
  return deadline.kind === 'moment' ? deadline.at : null;
}

/** When the reply is due, for those that still wait for one. */
export function replyOf({ status, createdAt }: QuoteSubmission): number | null {
  const at = replyDueAt(createdAt);
  return status === 'pending' && !Number.isNaN(at) ? at : null;
}

export function costOf({ estimatedCost }: QuoteSubmission): number | null {
  const cost = Number(estimatedCost);
  return estimatedCost.trim() === '' || Number.isNaN(cost) ? null : cost;
}
