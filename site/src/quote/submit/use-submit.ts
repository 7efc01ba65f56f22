import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { cleanEmail } from '@yiqiao/contract/text/email';
import { findLanguage, inLanguage, withoutLanguage } from '@yiqiao/contract/text/languages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { corePaths } from '../../content/pages/core-paths.ts';
import { dropToast, showToast } from '../../ui/toast/toast-store.ts';
import { getReport } from '../counts/word-figures.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { guardLeaving } from './guard-leaving.ts';
import { isReadyToSend, showFailure, type ToastTexts } from './ready-to-send.ts';
import type { SuccessState } from './success-state.ts';

interface SubmitOptions {
  /** Fetches the success page. */
  readonly fetchSuccess: () => Promise<unknown>;
}

/** Checks the form, sends it, and shows or navigates to the outcome. */
export function useSubmit({
  fetchSuccess,
}: SubmitOptions): (form: HTMLFormElement) => Promise<void> {
  const navigate = useNavigate();
  const texts = useQuoteTexts();
  // The language may have been switched by the time an upload ends.
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  return async (form) => {
    if (!isReadyToSend(form, texts)) return;
    // The failure of the last attempt must not remain on screen during this one.
    dropToast();
    const replyTo = cleanEmail(quoteDesk.store.getState().fields.customerEmail);
    const release = guardLeaving();
    // Now: the connection may be lost right after the answer, and the visitor must still see the confirmation.
    fetchSuccess().catch(() => undefined);
    const outcome = await quoteDesk.send();
    release();
    const { toasts } = latest.current.sending;
    if (outcome.kind === 'failed') showFailure(form, outcome.failure, toasts);
    if (outcome.kind !== 'received') return;
    // A visitor who is on another page by then gets a notification instead of being taken away.
    const { pathname } = window.location;
    if (withoutLanguage(pathname) !== corePaths.quote) return showReceived(outcome.receipt, toasts);
    const { document } = quoteDesk.store.getState();
    const ownReport = document && getReport(document);
    const state: SuccessState = { receipt: outcome.receipt, replyTo, ownReport };
    void navigate(inLanguage(corePaths.success, findLanguage(pathname)), { state });
  };
}

function showReceived(receipt: QuoteReceipt | null, texts: ToastTexts): void {
  const description = texts.receivedText(receipt === null ? null : receipt.reference);
  showToast({ title: texts.received, description });
}
