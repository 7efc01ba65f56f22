import type { PaymentResult } from '@yiqiao/contract/http/request-client';
import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { withoutLanguage } from '@yiqiao/contract/text/languages';
import { useState } from 'react';
import { corePaths } from '../../content/pages/core-paths.ts';
import { useSendDesk } from '../../quote/submit/use-send-desk.ts';

/** What has arrived, and how far the way to the payment is. */
export interface Arrived {
  /** `null` if the server confirmed without details. */
  readonly receipt: QuoteReceipt | null;
  readonly step: 'opening' | 'ready' | 'away' | 'differs' | 'changed';
}

export interface PayNow {
  /** `null` while the document has not arrived. */
  readonly arrived: Arrived | null;
  /** Sends the document, then goes to the provider's page. */
  send(form: HTMLFormElement): Promise<void>;
  /** Goes to the provider's page of what has arrived. */
  pay(receipt: QuoteReceipt): Promise<void>;
}

/** The document first: only what has arrived is paid, so that no payment is without its order. */
export function usePayNow(amount: Cents): PayNow {
  const sendDesk = useSendDesk();
  const [arrived, setArrived] = useState<Arrived | null>(null);

  async function pay(receipt: QuoteReceipt): Promise<void> {
    const key = receipt.requestPath?.split('/').at(-1);
    const { payVersion: version } = receipt;
    if (key === undefined || version === undefined) return setArrived({ receipt, step: 'differs' });
    setArrived({ receipt, step: 'opening' });
    const result = await openPage(key, version);
    // A visitor who has gone on to another page is not taken away from it; the mail has the link.
    const isHere = withoutLanguage(window.location.pathname) === corePaths.checkout;
    if (result?.kind !== 'redirect') return setArrived({ receipt, step: 'away' });
    if (isHere) window.location.assign(result.url);
    // For whoever comes back by the browser's button.
    setArrived({ receipt, step: 'ready' });
  }

  return {
    arrived,
    pay,
    async send(form) {
      const outcome = await sendDesk(form, { fetchNext: loadRequestClient, payNow: amount });
      if (outcome?.kind !== 'received') return;
      const { receipt } = outcome;
      if (receipt === null) setArrived({ receipt, step: 'differs' });
      else if (hasOtherPrice(receipt, amount)) setArrived({ receipt, step: 'changed' });
      else await pay(receipt);
    },
  };
}

/** Whether it can be paid, but at prices that have changed since the page was opened: nobody pays them unseen. */
function hasOtherPrice({ payVersion, estimatedCost }: QuoteReceipt, amount: Cents): boolean {
  return payVersion !== undefined && decimalToCents(estimatedCost) !== amount;
}

/** @returns `null` if there was no answer. */
async function openPage(key: string, version: number): Promise<PaymentResult | null> {
  try {
    const { createRequestClient } = await loadRequestClient();
    return await createRequestClient(fetch.bind(window), key).pay({ version });
  } catch (error) {
    console.warn('The payment page could not be opened', error);
    return null;
  }
}

function loadRequestClient() {
  return import('@yiqiao/contract/http/request-client');
}
