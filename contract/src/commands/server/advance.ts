import { type FactObstacle, type PaymentFact, withFact } from '../../life/payment-fact.ts';
import type { Cents } from '../../money/money.ts';
import { centsToDecimal } from '../../money/money.ts';
import type { Payment } from '../../record/payment.ts';

/**
 * An amount that is being paid at the checkout, before there is an order. It belongs to no submission and holds no
 * personal data.
 */
export interface Advance {
  readonly payment?: Payment | undefined;
  readonly events?: readonly string[] | undefined;
}

export type AdvanceDecision<Kept> =
  | { readonly kind: 'changed'; readonly advance: Kept }
  | { readonly kind: 'unchanged'; readonly advance: Kept }
  | { readonly kind: 'refused'; readonly reason: FactObstacle; readonly advance: Kept };

/** @param at in ms since the epoch. */
export function beginAdvance(id: string, cents: Cents, at: number): Payment {
  const moment = new Date(at).toISOString();
  const amount = centsToDecimal(cents);
  return { id, amount, currency: 'USD', state: 'open', at: moment, updatedAt: moment };
}

/** Starts paying an amount, or reuses a payment that was started. @param at in ms since the epoch. */
export function decideAdvance<
  Kept extends Advance & { readonly id: string; readonly amount: Cents },
>(advance: Kept, at: number): AdvanceDecision<Kept> {
  if (advance.payment !== undefined) return { kind: 'unchanged', advance };
  const payment = beginAdvance(advance.id, advance.amount, at);
  return { kind: 'changed', advance: { ...advance, payment } };
}

/** Records the provider's page that was opened for it. */
export function decideAdvanceSession<Kept extends Advance>(
  advance: Kept,
  { session, expiresAt }: { readonly session: string; readonly expiresAt: string },
  at: number,
): AdvanceDecision<Kept> {
  const { payment } = advance;
  if (payment === undefined || payment.session !== undefined) return { kind: 'unchanged', advance };
  const updatedAt = new Date(at).toISOString();
  const next = { ...advance, payment: { ...payment, session, expiresAt, updatedAt } };
  return { kind: 'changed', advance: next };
}

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
