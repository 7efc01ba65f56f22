import type { PaymentResult } from '@yiqiao/contract/http/request-client';
import type { Cents } from '@yiqiao/contract/money/money';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { cleanEmail } from '@yiqiao/contract/text/email';
import { findLanguage, inLanguage, withoutLanguage } from '@yiqiao/contract/text/languages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { corePaths } from '../../content/pages/core-paths.ts';
import { getReport } from '../../quote/counts/word-figures.ts';
import { quoteDesk } from '../../quote/desk/quote-desk.ts';
import { useQuoteTexts } from '../../quote/quote-texts.ts';
import { guardLeaving } from '../../quote/submit/guard-leaving.ts';
import { isReadyToSend, showFailure } from '../../quote/submit/ready-to-send.ts';
import type { SuccessState } from '../../quote/submit/success-state.ts';
import { dropToast } from '../../ui/toast/toast-store.ts';

/** What has arrived, and how far the way to the payment is. */
export interface Arrived {
  /** `null` if the server confirmed without details. */
  readonly receipt: QuoteReceipt | null;
  readonly step: 'opening' | 'ready' | 'away' | 'differs';
}

export interface PayNow {
  /** `null` while the document has not arrived. */
  readonly arrived: Arrived | null;
  /** Sends the document, then goes to the provider's page. */
  send(form: HTMLFormElement): Promise<void>;
  /** Sends it as a request that nobody pays yet. */
  request(form: HTMLFormElement): Promise<void>;
  /** Goes to the provider's page of what has arrived. */
  pay(receipt: QuoteReceipt): Promise<void>;
}

/** The document first: only what has arrived is paid, so that no payment is without its order. */
export function usePayNow(amount: Cents): PayNow {
  const texts = useQuoteTexts();
  const navigate = useNavigate();
  const [arrived, setArrived] = useState<Arrived | null>(null);

  async function deliver(
    form: HTMLFormElement,
    payNow?: Cents,
  ): Promise<QuoteReceipt | null | undefined> {
    if (!isReadyToSend(form, texts)) return undefined;
    dropToast();
    const release = guardLeaving();
    // Now: the connection may be lost right after the answer.
    if (payNow !== undefined) void loadRequestClient().catch(() => undefined);
    const outcome = await quoteDesk.send(payNow);
    release();
    if (outcome.kind === 'failed') showFailure(form, outcome.failure, texts.sending.toasts);
    return outcome.kind === 'received' ? outcome.receipt : undefined;
  }

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
      const receipt = await deliver(form, amount);
      if (receipt === null) setArrived({ receipt, step: 'differs' });
      else if (receipt !== undefined) await pay(receipt);
    },
    async request(form) {
      const replyTo = cleanEmail(quoteDesk.store.getState().fields.customerEmail);
      const receipt = await deliver(form);
      if (receipt === undefined) return;
      const { document } = quoteDesk.store.getState();
      const state: SuccessState = { receipt, replyTo, ownReport: document && getReport(document) };
      void navigate(inLanguage(corePaths.success, findLanguage(window.location.pathname)), {
        state,
      });
    },
  };
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
