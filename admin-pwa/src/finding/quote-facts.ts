import { replyDueAt } from '@yiqiao/contract/deadline';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { basisOf } from '@yiqiao/contract/word-count';
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

/** The estimated cost in dollars; `null` without one, as for a recording. */
export function costOf(quote: QuoteSubmission): number | null {
  if (basisOf(quote) === 'none') return null;
  const { estimatedCost } = quote;
  const cost = Number(estimatedCost);
  return estimatedCost.trim() === '' || Number.isNaN(cost) ? null : cost;
}
