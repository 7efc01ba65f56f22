import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { touch } from '../../files/plan-deletion.ts';
import { findPayableEstimate, findPayableOffer, isExpired } from '../../life/life-state.ts';
import {
  findCardSum,
  findPayableSum,
  isOutdated,
  type MoneyFields,
} from '../../life/order-money.ts';
import { type FactObstacle, type PaymentFact, withFact } from '../../life/payment-fact.ts';
import { centsToDecimal } from '../../money/money.ts';
import {
  change,
  changeAside,
  type Decidable,
  type Decision,
  toDateTime,
} from '../../record/decision.ts';
import { orderLimits } from '../../record/order.ts';
import type { OrderPayment } from '../../record/payment.ts';
import { acceptByPayment } from './accept-by-payment.ts';

/** A record that remembers which of the provider's events it has processed. */
export type Payable = Decidable & { readonly paymentEvents?: readonly string[] };

/**
 * - `not-payable`: this version is neither accepted nor an open estimate, or the order was cancelled.
 * - `already-paid`: money has come, or is under way.
 */
export type PaymentObstacle = 'not-payable' | 'already-paid' | 'order-full';

export interface PaymentCommand {
  /** For a new payment. */
  readonly id: string;
  readonly version: number;
}

/** The payment that the client can still complete: one for another sum than what is open now is not. */
export function findOpenPayment(quote: MoneyFields) {
  return quote.payments?.find((payment) => payment.state === 'open' && !isOutdated(quote, payment));
}

/**
 * Starts a payment of all that is open of the accepted quote, or of an estimate that the payment will accept. The
 * amount always comes from the record. An open payment of that amount is reused.
 * @param at in ms since the epoch.
 */
export function decidePayment<Quote extends Decidable>(
  quote: Quote,
  { id, version }: PaymentCommand,
  at: number,
  rules: FileDeletionRules,
): Decision<Quote, PaymentObstacle> {
  const { payments = [], status } = quote;
  const offer = findPayableOffer(quote) ?? findOpenEstimate(quote, at);
  if (offer?.version !== version) return { kind: 'refused', reason: 'not-payable', quote };
  const cents = findCardSum(quote);
  if (cents === null) return { kind: 'refused', reason: obstacleOf(quote), quote };
  if (findOpenPayment(quote) !== undefined) return { kind: 'unchanged', quote };
  if (payments.length >= orderLimits.payments) {
    return { kind: 'refused', reason: 'order-full', quote };
  }
  const moment = toDateTime(at);
  const amount = centsToDecimal(cents);
  const { currency } = offer;
  const begun = { id, version, amount, currency, state: 'open', at: moment, updatedAt: moment };
  return changeAside(quote, {
    payments: [...payments, begun],
    ...touch(quote, status, at, rules),
  });
}

function findOpenEstimate(quote: Decidable, at: number) {
  const estimate = findPayableEstimate(quote);
  return estimate === null || isExpired(estimate, at) ? null : estimate;
}

/** Why there is no sum for the provider's page: it has all come, or is not in the provider's currency. */
function obstacleOf(quote: MoneyFields): PaymentObstacle {
  const isPayable = findPayableEstimate(quote) === null && findPayableSum(quote) !== null;
  return isPayable ? 'not-payable' : 'already-paid';
}

export interface SessionCommand {
  /** Of the payment. */
  readonly id: string;
  readonly session: string;
  readonly expiresAt: string;
}

/** Records the provider's page that was opened for a payment, before the client is sent there. */
export function decideSession<Quote extends Decidable>(
  quote: Quote,
  { id, session, expiresAt }: SessionCommand,
  at: number,
): Decision<Quote> {
  const payment = quote.payments?.find((known) => known.id === id);
  if (payment === undefined || payment.session !== undefined) return { kind: 'unchanged', quote };
  const opened = { ...payment, session, expiresAt, updatedAt: toDateTime(at) };
  return changeAside(quote, { payments: withPayment(quote, opened) });
}

export interface FactCommand {
  /** The id of the payment that it is about. */
  readonly payment: string;
  readonly fact: PaymentFact;
  /** The provider's id of the event; absent when we asked for the state ourselves. */
  readonly event?: string | undefined;
}

/**
 * More than the provider sends about any payment. An older event that is delivered again would change nothing
 * anyway.
 */
const maxEvents = 100;

/**
 * Records what the provider reports about a payment; that of an estimate accepts it. Idempotent: events may arrive
 * repeatedly and in any order.
 * @param at in ms since the epoch.
 */
export function decideFact<Quote extends Payable>(
  quote: Quote,
  { payment: id, fact, event }: FactCommand,
  at: number,
  rules: FileDeletionRules,
): Decision<Quote, FactObstacle> {
  const { paymentEvents = [], status } = quote;
  if (event !== undefined && paymentEvents.includes(event)) return { kind: 'unchanged', quote };
  const payment = quote.payments?.find((known) => known.id === id);
  if (payment === undefined) return { kind: 'refused', reason: 'unknown-payment', quote };
  const next = withFact(payment, fact, at);
  if (next === null) return { kind: 'refused', reason: 'other-session', quote };
  if (next === payment) return { kind: 'unchanged', quote };
  const events = event === undefined ? paymentEvents : [...paymentEvents, event].slice(-maxEvents);
  const known = {
    payments: withPayment(quote, next),
    paymentEvents: events,
    ...touch(quote, status, at, rules),
  };
  const accepted = acceptByPayment({ ...quote, payments: known.payments }, next, at, rules);
  return accepted === null ? changeAside(quote, known) : change(quote, { ...known, ...accepted });
}

function withPayment({ payments }: Pick<Decidable, 'payments'>, payment: OrderPayment) {
  return payments?.map((known) => (known.id === payment.id ? payment : known));
}
