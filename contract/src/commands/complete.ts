import type { FileDeletionRules } from '../files/file-deletion.ts';
import { touch } from '../files/plan-deletion.ts';
import { type Decidable, toDateTime } from '../record/decision.ts';

/** What changes when an order is completed automatically or by its client. */
export function complete(quote: Decidable, at: number, rules: FileDeletionRules) {
  const status = 'completed';
  return {
    status,
    history: [...quote.history, { status, at: toDateTime(at) }],
    ...touch(quote, status, at, rules),
  };
}
