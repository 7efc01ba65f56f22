import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import { type Urgency, urgencyOf } from './urgency.ts';

export interface ReplyClock {
  readonly dueAt: number;
  /** Negative once it is overdue. */
  readonly leftMs: number;
  readonly urgency: Urgency;
}

/** The clock of the promised reply; `null` once somebody has answered or taken the submission on. */
export function replyClock(
  quote: Pick<QuoteSubmission, 'status' | 'createdAt' | 'messages' | 'offers'>,
  now: number,
): ReplyClock | null {
  const { status, createdAt, messages = [], offers = [] } = quote;
  const dueAt = replyDueAt(createdAt);
  if (offers.length > 0 || messages.some(({ from }) => from === 'office')) return null;
  if (status !== 'pending' || Number.isNaN(dueAt)) return null;
  const leftMs = dueAt - now;
  return { dueAt, leftMs, urgency: urgencyOf(leftMs) };
}
