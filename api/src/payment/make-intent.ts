import { randomBytes } from 'node:crypto';
import type { Cents } from '@yiqiao/contract/money/money';
import type { PaymentIntent } from '@yiqiao/ports/record-store';

/** An amount that a visitor wants to pay, as the checkout records it. Nothing is paid on it. */
export function makeIntent(cents: Cents, at: number): PaymentIntent {
  return {
    id: `pi_${randomBytes(12).toString('hex')}`,
    amount: cents,
    currency: 'usd',
    status: 'requires_payment_method',
    createdAt: new Date(at).toISOString(),
  };
}
