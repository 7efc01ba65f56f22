import { type Cents, centsToDecimal, decimalToCents } from '../money/money.ts';
import { toDateTime } from '../record/decision.ts';
import type { Dispute, Payment, PaymentState, Refund } from '../record/payment.ts';

/** Something the provider has reported about one payment. `at` is when it happened, in ms since the epoch. */
export type PaymentFact =
  | {
      readonly kind: 'session';
      readonly session: string;
      readonly intent?: string | undefined;
      readonly outcome: 'open' | 'submitted' | 'paid' | 'failed';
      /** In the smallest unit of the currency. */
      readonly units: number;
      readonly currency: string;
      readonly method?: string | undefined;
      readonly at: number;
    }
  | { readonly kind: 'charge'; readonly intent: string; readonly method: string }
  | {
      readonly kind: 'refund';
      readonly intent: string;
      readonly id: string;
      readonly cents: Cents;
      readonly status: string;
      readonly at: number;
    }
  | {
      readonly kind: 'dispute';
      readonly intent: string;
      readonly id: string;
      readonly status: string;
      readonly at: number;
    };

/** The report concerns no payment of this record, or another page than the payment's. */
export type FactObstacle = 'unknown-payment' | 'other-session';

/** More than one payment can legitimately have. */
const maxReports = 50;

/**
 * A payment with what a fact adds to it. Facts arrive late, repeatedly and in any order. Kept are the earliest
 * moment of each event and the latest report on each refund and dispute; the state follows from those. So the same
 * facts give the same payment in any order.
 * @returns the same object when the fact adds nothing; `null` when it belongs to another payment.
 */
export function withFact<Kept extends Payment>(
  payment: Kept,
  fact: PaymentFact,
  at: number,
): Kept | null {
  if (isOther(payment.intent, fact.intent)) return null;
  if (fact.kind === 'session' && isOther(payment.session, fact.session)) return null;
  const learned = { ...payment, ...(fact.intent !== undefined && { intent: fact.intent }) };
  const merged = settle({ ...learned, ...learn(payment, fact) });
  const isSame = JSON.stringify(sorted(merged)) === JSON.stringify(sorted(payment));
  return isSame ? payment : { ...merged, updatedAt: toDateTime(at) };
}

function isOther(known: string | undefined, said: string | undefined): boolean {
  return known !== undefined && said !== undefined && known !== said;
}

function learn(payment: Payment, fact: PaymentFact): Partial<Payment> {
  switch (fact.kind) {
    case 'session':
      return learnSession(payment, fact);
    case 'charge':
      return { method: fact.method };
    case 'refund': {
      const { id, status } = fact;
      const at = toDateTime(fact.at);
      const refund = { id, amount: centsToDecimal(fact.cents), status, at };
      return { refunds: withReport(payment.refunds ?? [], refund) };
    }
    case 'dispute': {
      const { id, status } = fact;
      const dispute = { id, status, at: toDateTime(fact.at) };
      return { disputes: withReport(payment.disputes ?? [], dispute) };
    }
  }
}

function learnSession(
  payment: Payment,
  { session, outcome, units, currency, method, at }: Extract<PaymentFact, { kind: 'session' }>,
): Partial<Payment> {
  const moment = toDateTime(at);
  const known = { session, ...(method !== undefined && { method }) };
  if (outcome === 'open') return known;
  if (outcome === 'failed') return { ...known, failedAt: earlier(payment.failedAt, moment) };
  if (outcome === 'submitted') {
    return { ...known, submittedAt: earlier(payment.submittedAt, moment) };
  }
  const isWhole =
    currency.toUpperCase() === payment.currency && centsToDecimal(units) === payment.amount;
  const paid = { ...known, paidAt: earlier(payment.paidAt, moment) };
  return isWhole ? paid : { ...paid, received: larger(payment.received, { units, currency }) };
}

/** Of several wrong amounts, always the same one. */
function larger(known: Payment['received'], said: NonNullable<Payment['received']>) {
  const received = { ...said, currency: said.currency.toUpperCase() };
  if (known === undefined || known.units < received.units) return received;
  if (known.units > received.units) return known;
  return known.currency > received.currency ? known : received;
}

/** The latest report on each, sorted by id. */
function withReport<Report extends Dispute | Refund>(
  reports: readonly Report[],
  said: Report,
): Report[] {
  const known = reports.find(({ id }) => id === said.id);
  if (known === undefined && reports.length >= maxReports) return [...reports];
  const last = known !== undefined && isLater(known, said) ? known : said;
  const others = reports.filter(({ id }) => id !== said.id);
  return [...others, last].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Moments have a resolution of seconds: of two in the same second, the final one counts as later. */
function isLater(one: Dispute | Refund, other: Dispute | Refund): boolean {
  if (one.at !== other.at) return one.at > other.at;
  const [first, second] = [rank(one.status), rank(other.status)];
  return first === second ? one.status > other.status : first > second;
}

/** As far as the order of these states is known. */
const ranks = [
  ['pending', 'requires_action', 'needs_response', 'warning_needs_response'],
  ['under_review', 'warning_under_review'],
  ['succeeded'],
  ['failed', 'canceled', 'won', 'lost', 'warning_closed', 'prevented'],
];

function rank(status: string): number {
  return ranks.findIndex((words) => words.includes(status));
}

/** The state that follows from all known facts. */
function settle<Kept extends Payment>(payment: Kept): Kept {
  const cents = refundedCents(payment);
  const { refunded: _, ...others } = payment;
  const known = cents === 0 ? others : { ...others, refunded: centsToDecimal(cents) };
  // Only what may be absent was taken out.
  return { ...(known as Kept), state: stateOf(payment, cents) };
}

function stateOf(payment: Payment, refunded: Cents): PaymentState {
  const { disputes = [], received, paidAt, failedAt, amount } = payment;
  if (disputes.some(({ status }) => !isHarmless(status))) return 'disputed';
  if (received !== undefined) return 'unclear';
  if (refunded > 0) return refunded >= decimalToCents(amount) ? 'refunded' : 'partly-refunded';
  if (paidAt !== undefined) return 'paid';
  return failedAt === undefined ? 'open' : 'failed';
}

/** Won, or an inquiry of a bank that moves no money. */
function isHarmless(status: string): boolean {
  return status === 'won' || status === 'prevented' || status.startsWith('warning_');
}

function refundedCents({ refunds = [] }: Payment): Cents {
  const isGone = ({ status }: Refund) => status !== 'failed' && status !== 'canceled';
  return refunds.filter(isGone).reduce((sum, { amount }) => sum + decimalToCents(amount), 0);
}

function earlier(known: string | undefined, said: string): string {
  return known !== undefined && known < said ? known : said;
}

function sorted(payment: Payment): unknown {
  return Object.entries(payment).sort(([one], [other]) => (one < other ? -1 : 1));
}
