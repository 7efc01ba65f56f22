import type { PaymentIntentAnswer } from '@yiqiao/contract/http/payment-intent';
import type { Cents } from '@yiqiao/contract/money/money';
import { useEffect, useState } from 'react';
import { loadClient } from './load-client.ts';

/** A payment that can be made, and the part of the page to make it with. */
interface Payment {
  readonly intent: PaymentIntentAnswer;
  readonly PaymentMethod: typeof import('./payment-method.tsx').PaymentMethod;
}

/**
 * Registers the intent to pay an amount. @returns `null` until it is registered. A failure is only logged and
 * the page keeps waiting, as the specification demands.
 */
export function usePayment(amount: Cents): Payment | null {
  const [payment, setPayment] = useState<Payment | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setPayment(null);
    preparePayment(amount).then(
      (prepared) => {
        if (isCurrent) setPayment(prepared);
      },
      (error) => console.warn('The payment could not be prepared', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [amount]);
  return payment;
}

async function preparePayment(amount: Cents): Promise<Payment> {
  const [intent, { PaymentMethod }] = await Promise.all([
    loadClient().then((client) => client.createPaymentIntent(amount)),
    import('./payment-method.tsx'),
  ]);
  return { intent, PaymentMethod };
}
