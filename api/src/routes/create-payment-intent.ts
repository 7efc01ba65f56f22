import { randomBytes } from 'node:crypto';
import { createPaymentIntentRequestSchema } from '@yiqiao/contract/endpoints';
import { parsePaymentAmount } from '@yiqiao/contract/payment-amount';
import type { RequestHandler } from 'express';
import { toClientKey } from '../http/client-address.ts';
import { HttpProblem, tryLater } from '../http/http-problem.ts';
import { readJson } from '../http/read-json.ts';
import { createTokenBuckets } from '../http/token-buckets.ts';
import type { QuoteStore } from '../store/quote-store.ts';

interface CreatePaymentIntentOptions {
  readonly store: Pick<QuoteStore, 'addPaymentIntent'>;
  readonly clock: () => number;
}

const invalidAmount = 'Invalid payment amount: give dollars above 0 and up to 1,000,000.';

/**
 * `POST /api/create-payment-intent`. No payment provider is configured, so the intent is only
 * recorded; nobody is ever told that it was paid.
 */
export function createPaymentIntent({ store, clock }: CreatePaymentIntentOptions): RequestHandler {
  const perClient = createTokenBuckets({ capacity: 120, msPerToken: 2000, clock });

  return async (request, response) => {
    const body = await readJson(request, response, createPaymentIntentRequestSchema, invalidAmount);
    const amount = parsePaymentAmount(body.amount);
    if (amount === null) {
      throw new HttpProblem(400, 'bad-field', invalidAmount, { field: 'amount' });
    }
    const waitMs = perClient.take(toClientKey(request.ip));
    if (waitMs > 0)
      throw tryLater(429, 'Too many payments were begun. Please wait.', waitMs / 1000);
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const createdAt = new Date(clock()).toISOString();
    await store.addPaymentIntent({
      id,
      amount,
      currency: 'usd',
      status: 'requires_payment_method',
      createdAt,
    });
    response.json({ clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}` });
  };
}
