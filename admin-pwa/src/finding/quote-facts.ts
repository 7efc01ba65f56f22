import { replyDueAt } from '@yiqiao/contract/deadline';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';

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
