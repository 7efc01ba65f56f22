import { findPayBacks } from '@yiqiao/contract/life/pay-back';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Log } from '@yiqiao/ports/log';
import type { KeepFact } from './fact-keeper.ts';
import { type PaymentProvider, ProviderAway, ProviderRefusal } from './payment-provider.ts';

interface PayBackOptions {
  readonly provider: Pick<PaymentProvider, 'payBack'>;
  readonly keepFact: KeepFact;
  readonly log: Log;
}

/**
 * Sends back the payments that `findPayBacks` names. Each has one key at the provider, so that a process that dies, or
 * an answer that is lost, makes nothing go back twice. What fails is logged and tried again by a job.
 */
export type PayBack = (quote: StoredQuote) => Promise<void>;

export function createPayBack({ provider, keepFact, log }: PayBackOptions): PayBack {
  return async (quote) => {
    for (const { id: payment, intent } of findPayBacks(quote)) {
      if (intent === undefined) continue;
      try {
        const fact = await provider.payBack(intent, `${payment}.back`);
        await keepFact({ payment, submission: quote.id }, fact);
      } catch (error) {
        if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
        // A refusal needs a person who looks in the provider's books.
        const level = error instanceof ProviderRefusal ? 'error' : 'warn';
        log(level, 'not-paid-back', { quote: quote.id, payment, reason: error.message });
      }
    }
  };
}
