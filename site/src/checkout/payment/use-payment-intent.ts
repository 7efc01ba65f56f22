import { createClient } from '@yiqiao/contract/http/client';
import type { Cents } from '@yiqiao/contract/money/money';
import { useEffect, useState } from 'react';

const client = createClient((url, init) => fetch(url, init));

/**
 * Registers the intent to pay an amount. @returns the provider's client secret, `null` until there is
 * one; a failure is only logged, as the specification has it: the page keeps waiting.
 */
export function usePaymentIntent(amount: Cents): string | null {
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setClientSecret(null);
    client.createPaymentIntent(amount).then(
      (secret) => {
        if (isCurrent) setClientSecret(secret);
      },
      (error) => console.warn('The payment could not be prepared', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [amount]);
  return clientSecret;
}
