import type { PaymentFact } from '../life/payment-fact.ts';
import type { OrderPayment, Payment } from '../record/payment.ts';

const at = '2026-11-20T10:00:00.000Z';

/** A payment that was started, with the provider's page open. For tests. */
export function samplePayment(changes: Partial<OrderPayment> = {}): OrderPayment {
  return {
    id: 'payment-1',
    version: 1,
    amount: '831.30',
    currency: 'USD',
    state: 'open',
    at,
    updatedAt: at,
    session: 'cs_1',
    ...changes,
  };
}

/** A payment without an order, as earlier releases began them at the checkout. For tests. */
export function sampleAdvance(changes: Partial<Payment> = {}): Payment {
  const { version: _, ...advance } = samplePayment();
  return { ...advance, ...changes };
}

type SessionFact = Extract<PaymentFact, { kind: 'session' }>;

/** What the provider reports when the amount of `samplePayment` was paid. */
export function samplePaid(changes: Partial<SessionFact> = {}): SessionFact {
  return {
    kind: 'session',
    session: 'cs_1',
    intent: 'pi_1',
    outcome: 'paid',
    units: 83130,
    currency: 'usd',
    at: Date.parse('2026-11-20T11:00:00.000Z'),
    ...changes,
  };
}
