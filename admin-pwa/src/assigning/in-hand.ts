import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { viewsOf } from '../finding/views/quote-views.ts';

export interface InHand {
  readonly orders: number;
  readonly late: number;
}

/** How many open orders each person has, and how many of them are late. */
export function countInHand(
  quotes: readonly QuoteSubmission[],
  now: number,
): ReadonlyMap<string, InHand> {
  const counts = new Map<string, InHand>();
  for (const quote of quotes) {
    const { assignee } = quote;
    if (assignee === undefined || isOver(quote)) continue;
    const { orders, late } = counts.get(assignee.id) ?? { orders: 0, late: 0 };
    const isLate = viewsOf(quote, now).views.includes('overdue');
    counts.set(assignee.id, { orders: orders + 1, late: late + Number(isLate) });
  }
  return counts;
}
