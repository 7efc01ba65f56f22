import { type FactObstacle, type PaymentFact, withFact } from '../../life/payment-fact.ts';
import type { Payment } from '../../record/payment.ts';

/**
 * An amount that earlier releases had paid at the checkout, without an order. It belongs to no submission and holds no
 * personal data. None is begun any more; those that were begun are followed, and those that were paid stay in the
 * books.
 */
export interface Advance {
  readonly payment?: Payment | undefined;
  readonly events?: readonly string[] | undefined;
}

export type AdvanceDecision<Kept> =
  | { readonly kind: 'changed'; readonly advance: Kept }
  | { readonly kind: 'unchanged'; readonly advance: Kept }
  | { readonly kind: 'refused'; readonly reason: FactObstacle; readonly advance: Kept };

/** As `decideFact`, for an advance. @param at in ms since the epoch. */
export function decideAdvanceFact<Kept extends Advance>(
  advance: Kept,
  { fact, event }: { readonly fact: PaymentFact; readonly event?: string | undefined },
  at: number,
): AdvanceDecision<Kept> {
  const { payment, events = [] } = advance;
  if (event !== undefined && events.includes(event)) return { kind: 'unchanged', advance };
  if (payment === undefined) return { kind: 'refused', reason: 'unknown-payment', advance };
  const next = withFact(payment, fact, at);
  if (next === null) return { kind: 'refused', reason: 'other-session', advance };
  if (next === payment) return { kind: 'unchanged', advance };
  const taken = event === undefined ? events : [...events, event];
  return { kind: 'changed', advance: { ...advance, payment: next, events: taken } };
}
