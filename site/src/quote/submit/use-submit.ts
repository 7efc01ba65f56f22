import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { type FormFieldName, isFormFieldName } from '@yiqiao/contract/record/request-fields';
import { cleanEmail } from '@yiqiao/contract/text/email';
import { findLanguage, inLanguage, withoutLanguage } from '@yiqiao/contract/text/languages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { corePaths } from '../../content/pages/core-paths.ts';
import { dropToast, showToast } from '../../ui/toast/toast-store.ts';
import { getReport } from '../counts/word-figures.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { checkRequest, firstBadField } from '../fields/check-request.ts';
import { typedNameOf } from '../fields/request-fields.ts';
import { findUnfinishedTime } from '../fields/unfinished-time.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { type SendFailure, secondsUntilFree } from '../sending/send-quote.ts';
import { guardLeaving } from './guard-leaving.ts';
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

function isReadyToSend(form: HTMLFormElement, texts: QuoteTexts): boolean {
  const { toasts } = texts.sending;
  const { document, fields, sending } = quoteDesk.store.getState();
  if (isOnItsWay(sending)) return false;
  if (document === null) {
    showError(toasts.noFile, toasts);
    return false;
  }
  const { errors: fieldErrors, missing } = checkRequest(fields, new Date());
  const errors = { ...fieldErrors, ...findUnfinishedTime(form) };
  quoteDesk.showErrors(errors);
  if (missing.length > 0) {
    const title = toasts.missingTitle(missing.length);
    const description = toasts.missingText(missing.map((name) => texts.request.labels[name]));
    showToast({ title, description, variant: 'destructive' });
  }
  const bad = firstBadField(errors);
  if (bad !== undefined) focusField(form, bad);
  return bad === undefined;
}

type ToastTexts = QuoteTexts['sending']['toasts'];

function showFailure(form: HTMLFormElement, failure: SendFailure, toasts: ToastTexts): void {
  if (secondsUntilFree(failure) === null) showError(toasts.failed, toasts);
  if (failure.kind !== 'refused' || failure.reason === null) return;
  if (!isFormFieldName(failure.field)) return;
  quoteDesk.showErrors({
    [typedNameOf(failure.field)]: { kind: 'invalid', message: failure.reason },
  });
  focusField(form, failure.field);
}

function showError(description: string, { error: title }: ToastTexts): void {
  showToast({ title, description, variant: 'destructive' });
}

function showReceived(receipt: QuoteReceipt | null, texts: ToastTexts): void {
  const description = texts.receivedText(receipt === null ? null : receipt.reference);
  showToast({ title: texts.received, description });
}

function focusField(form: HTMLFormElement, name: FormFieldName): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
  if (field !== null && field === document.activeElement) quoteDesk.repeatErrors();
  field?.focus();
}
