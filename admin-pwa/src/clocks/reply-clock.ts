import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import { type Urgency, urgencyOf } from './urgency.ts';

export interface ReplyClock {
  readonly dueAt: number;
  /** Negative once it is overdue. */
  readonly leftMs: number;
  readonly urgency: Urgency;
}

/** The clock of the promise to reply; `null` once somebody has taken the submission on. */
export function replyClock(
  { status, createdAt }: Pick<QuoteSubmission, 'status' | 'createdAt'>,
  now: number,
): ReplyClock | null {
  const dueAt = replyDueAt(createdAt);
  if (status !== 'pending' || Number.isNaN(dueAt)) return null;
  const leftMs = dueAt - now;
  return { dueAt, leftMs, urgency: urgencyOf(leftMs) };
}
