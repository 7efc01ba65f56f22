import { randomBytes } from 'node:crypto';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { HttpProblem, tryLater } from '../http/answers/http-problem.ts';
import { toClientKey } from '../http/limits/client-address.ts';
import { createTokenBuckets } from '../pace/token-buckets.ts';
import { makeIntent } from '../payment/advance-payments.ts';
import type { Handlers } from './handler.ts';

interface CreatePaymentIntentOptions {
  readonly records: Pick<RecordStore, 'addPaymentIntent'>;
  readonly clock: () => number;
  /** Whether a payment provider is set up. */
  readonly canPay: boolean;
}

/** Records an amount to be paid. Without a provider it is never reported as paid. */
export function createPaymentIntent({
  records,
  clock,
  canPay,
}: CreatePaymentIntentOptions): Handlers['createPaymentIntent'] {
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
    await records.addPaymentIntent(intent);
    const clientSecret = `${intent.id}_secret_${randomBytes(16).toString('hex')}`;
    return { clientSecret, ...(canPay && { canPay }) };
  };
}
