import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';

/**
 * Somebody of the office has opened the submission; only the first time counts. To have looked at it decides
 * nothing: what was decided on the revision before still holds. @param at in ms since the epoch.
 */
export function decideOpening<Quote extends Decidable>(quote: Quote, at: number): Decision<Quote> {
  if (quote.openedAt !== undefined) return { kind: 'unchanged', quote };
  return changeAside(quote, { openedAt: toDateTime(at) });
}
