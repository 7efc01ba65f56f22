import { randomBytes } from 'node:crypto';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import { HttpProblem, tryLater } from '../http/answers/http-problem.ts';
import { toClientKey } from '../http/limits/client-address.ts';
import type { Office } from '../office/office.ts';
import { createTokenBuckets } from '../pace/token-buckets.ts';
import { makeIntent } from '../payment/make-intent.ts';
import type { Handlers } from './handler.ts';

/** Records an amount to be paid. Without a provider it is never reported as paid. */
export function createPaymentIntent({
  engine,
  clock,
  payments,
}: Pick<Office, 'engine' | 'clock' | 'payments'>): Handlers['createPaymentIntent'] {
  const perClient = createTokenBuckets({ capacity: 120, msPerToken: 10_000, clock });

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
    const intent = makeIntent(amount, clock());
    await engine.records.addPaymentIntent(intent);
    const clientSecret = `${intent.id}_secret_${randomBytes(16).toString('hex')}`;
    return { clientSecret, ...(payments !== null && { canPay: true }) };
  };
}
