import { randomBytes } from 'node:crypto';
import { type Endpoints, endpoints } from '@yiqiao/contract/http/endpoints';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import type { RecordStore } from '../engine/record-store.ts';
import { HttpProblem, tryLater } from '../http/answers/http-problem.ts';
import { toClientKey } from '../http/limits/client-address.ts';
import { createTokenBuckets } from '../http/limits/token-buckets.ts';
import type { Handler } from './handler.ts';

interface CreatePaymentIntentOptions {
  readonly records: Pick<RecordStore, 'addPaymentIntent'>;
  readonly clock: () => number;
}

/**
 * No payment provider is configured, so the intent is only
 * recorded; nobody is ever told that it was paid.
 */
export function createPaymentIntent({
  records,
  clock,
}: CreatePaymentIntentOptions): Handler<Endpoints['createPaymentIntent']> {
  const perClient = createTokenBuckets({ capacity: 120, msPerToken: 2000, clock });

  return async ({ request, body }) => {
    const amount = parsePaymentAmount(body.amount);
    if (amount === null) {
      throw new HttpProblem(400, 'bad-field', endpoints.createPaymentIntent.invalid, {
        field: 'amount',
      });
    }
    const waitMs = perClient.take(toClientKey(request.ip));
    if (waitMs > 0)
      throw tryLater(429, 'Too many payment attempts. Please wait a moment.', waitMs / 1000);
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const createdAt = new Date(clock()).toISOString();
    await records.addPaymentIntent({
      id,
      amount,
      currency: 'usd',
      status: 'requires_payment_method',
      createdAt,
    });
    return { clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}` };
  };
}
