import type { AdvanceAnswer } from '../commands/client/payment-requests.ts';
import { type Cents, centsToDecimal } from '../money/money.ts';
import type { Language } from '../text/languages.ts';
import { endpoints } from './endpoints.ts';
import type { PaymentIntentAnswer } from './payment-intent.ts';
import { createAsk, createSend, type Fetch } from './send.ts';

/**
 * The calls that anyone may make. Every call rejects with `HttpError` when the server refuses, with whatever
 * `fetch` rejects with when there is no answer, and with a schema error when the answer is not the API's.
 */
export interface VisitorClient {
  createPaymentIntent(amount: Cents): Promise<PaymentIntentAnswer>;
  /** @param language of the provider's page. @returns where to pay. */
  payAdvance(reference: string, language: Language): Promise<string>;
  /** The state of an amount paid at the checkout. */
  readAdvance(reference: string): Promise<AdvanceAnswer>;
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
    async payAdvance(reference, language) {
      return (await ask(endpoints.payAdvance, { reference }, { body: { language } })).url;
    },
    readAdvance: (reference) => ask(endpoints.readAdvance, { reference }),
    async askForLinks(email) {
      await ask(endpoints.askForLinks, {}, { body: { email } });
    },
  };
}
