import { replyDueAt } from '@yiqiao/contract/deadline';
import type { QuoteSubmission } from '@yiqiao/contract/quote';

const soonHours = 6;
const urgentHours = 1;

/** How near the promised reply of a pending submission is. */
export type ReplyUrgency = 'calm' | 'soon' | 'urgent' | 'overdue';

export interface ReplyClock {
  readonly dueAt: number;
  /** Negative once it is overdue. */
  readonly leftMs: number;
  readonly urgency: ReplyUrgency;
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

function urgencyOf(leftMs: number): ReplyUrgency {
  if (leftMs < 0) return 'overdue';
  if (leftMs <= urgentHours * 3_600_000) return 'urgent';
  return leftMs <= soonHours * 3_600_000 ? 'soon' : 'calm';
}
