import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { confirmationDueAt } from '../../life/awaited-delivery.ts';
import { change, type Decidable, type Decision } from '../../record/decision.ts';
import { complete } from '../complete.ts';

/**
 * Completes an order whose client has not responded to the last delivery within the revision period. Does nothing
 * if something arrived in the meantime, or before the period is over.
 * @param at in ms since the epoch.
 */
export function decideCompletion<Quote extends Decidable>(
  quote: Quote,
  at: number,
  rules: FileDeletionRules,
): Decision<Quote> {
  const dueAt = confirmationDueAt(quote);
  if (dueAt === null || at < dueAt) return { kind: 'unchanged', quote };
  return change(quote, complete(quote, at, rules));
}
