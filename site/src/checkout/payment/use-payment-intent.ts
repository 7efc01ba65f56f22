import type { Cents } from '@yiqiao/contract/money/money';
import type { PaymentIntentAnswer } from '@yiqiao/contract/money/payment-intent';
import { useEffect, useState } from 'react';
import { loadClient } from './load-client.ts';

/**
 * Registers the intent to pay an amount. @returns `null` until it is registered; a failure is only logged, as
 * the specification has it: the page keeps waiting.
 */
export function usePaymentIntent(amount: Cents): PaymentIntentAnswer | null {
  const [intent, setIntent] = useState<PaymentIntentAnswer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setIntent(null);
    loadClient()
      .then((client) => client.createPaymentIntent(amount))
      .then(
        (answer) => {
          if (isCurrent) setIntent(answer);
        },
        (error) => console.warn('The payment could not be prepared', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [amount]);
  return intent;
}
