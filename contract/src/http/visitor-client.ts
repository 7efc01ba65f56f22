import { type Cents, centsToDecimal } from '../money/money.ts';
import { endpoints } from './endpoints.ts';
import type { PaymentIntentAnswer } from './payment-intent.ts';
import { createAsk, createSend, type Fetch } from './send.ts';

/**
 * The calls that anyone may make. Every call rejects with `HttpError` when the server refuses, with whatever
 * `fetch` rejects with when there is no answer, and with a schema error when the answer is not the API's.
 */
export interface VisitorClient {
  createPaymentIntent(amount: Cents): Promise<PaymentIntentAnswer>;
  /** Has the links of an address's open orders mailed to it; resolves alike for every address. */
  askForLinks(email: string): Promise<void>;
}

export function createVisitorClient(fetch: Fetch): VisitorClient {
  const ask = createAsk(createSend(fetch));
  return {
    createPaymentIntent: (amount) => {
      const body = { amount: Number(centsToDecimal(amount)) };
      return ask(endpoints.createPaymentIntent, {}, { body });
    },
    async askForLinks(email) {
      await ask(endpoints.askForLinks, {}, { body: { email } });
    },
  };
}
