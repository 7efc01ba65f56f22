import type { PaymentIntentAnswer } from '@yiqiao/contract/http/payment-intent';
import type { Cents } from '@yiqiao/contract/money/money';
import type { Language } from '@yiqiao/contract/text/languages';
import { useEffect, useState } from 'react';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { loadQuote } from '../../content/loaders/load-texts.ts';
import { useTexts } from '../../texts/site-texts.ts';
import { loadClient } from './load-client.ts';

/** What the checkout shows, and the part of the page that does. */
type Payment =
  /** Without a payment provider. */
  | {
      readonly kind: 'setup';
      readonly intent: PaymentIntentAnswer;
      readonly PaymentMethod: typeof import('./payment-method.tsx').PaymentMethod;
    }
  | {
      readonly kind: 'order';
      readonly quoteTexts: QuoteTexts;
      readonly PayForOrder: typeof import('../pay-now/pay-for-order.tsx').PayForOrder;
    };

/**
 * Registers the intent to pay an amount. @returns `null` until it is registered. A failure is only logged and
 * the page keeps waiting, as the specification demands.
 */
export function usePayment(amount: Cents): Payment | null {
  const { language } = useTexts();
  const [payment, setPayment] = useState<Payment | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setPayment(null);
    preparePayment(amount, language).then(
      (prepared) => {
        if (isCurrent) setPayment(prepared);
      },
      (error) => console.warn('The payment could not be prepared', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [amount, language]);
  return payment;
}

async function preparePayment(amount: Cents, language: Language): Promise<Payment> {
  const intent = await (await loadClient()).createPaymentIntent(amount);
  if (intent.canPay !== true) {
    const { PaymentMethod } = await import('./payment-method.tsx');
    return { kind: 'setup', intent, PaymentMethod };
  }
  const [{ PayForOrder }, quoteTexts] = await Promise.all([
    import('../pay-now/pay-for-order.tsx'),
    loadQuote[language](),
  ]);
  return { kind: 'order', PayForOrder, quoteTexts };
}
