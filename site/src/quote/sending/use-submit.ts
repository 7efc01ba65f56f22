import { type FormFieldName, isFormFieldName } from '@yiqiao/contract/quote/request-fields';
import { useNavigate } from 'react-router-dom';
import { quoteMeta, successMeta } from '../../content/core-pages.ts';
import { successState } from '../../success/success-state.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { checkRequest, firstBadField } from '../request/check-request.ts';
import { findUnfinishedTime } from '../request/unfinished-time.ts';
import { getReport } from '../words/word-figures.ts';
import { guardLeaving } from './guard-leaving.ts';
import type { SendOutcome } from './send-quote.ts';

/** Checks the form, sends it and goes where the outcome leads. */
export function useSubmit(): (form: HTMLFormElement) => Promise<void> {
  const navigate = useNavigate();
  return async (form) => {
    if (!isReadyToSend(form)) return;
    const replyTo = quoteDesk.store.getState().fields.customerEmail.trim();
    const release = guardLeaving();
    const outcome = await quoteDesk.send();
    release();
    if (outcome.kind === 'failed') showFailure(form, outcome.failure);
    if (outcome.kind !== 'received') return;
    // A visitor who reads another page meanwhile is told, not carried away.
    if (window.location.pathname !== quoteMeta.path) return showReceived(outcome.receipt);
    const { document } = quoteDesk.store.getState();
    const state = successState(outcome.receipt, replyTo, document && getReport(document));
    void navigate(successMeta.path, { state });
  };
}

function isReadyToSend(form: HTMLFormElement): boolean {
  const { document, fields, sending } = quoteDesk.store.getState();
  if (isOnItsWay(sending)) return false;
  if (document === null) {
    showError('No file selected');
    return false;
  }
  const { errors: fieldErrors, isIncomplete } = checkRequest(fields, new Date());
  const errors = { ...fieldErrors, ...findUnfinishedTime(form) };
  quoteDesk.showErrors(errors);
  if (isIncomplete) {
    const description = 'Please fill in all required fields';
    showToast({ title: 'Missing Information', description, variant: 'destructive' });
  }
  const bad = firstBadField(errors);
  if (bad !== undefined) focusField(form, bad);
  return bad === undefined;
}

type Failure = Extract<SendOutcome, { kind: 'failed' }>['failure'];

function showFailure(form: HTMLFormElement, failure: Failure): void {
  showError('Failed to create quote');
  if (failure.kind !== 'refused' || failure.reason === null) return;
  if (!isFormFieldName(failure.field)) return;
  quoteDesk.showErrors({ [failure.field]: failure.reason });
  focusField(form, failure.field);
}

function showError(description: string): void {
  showToast({ title: 'Error Creating Quote', description, variant: 'destructive' });
}

function showReceived(receipt: Extract<SendOutcome, { kind: 'received' }>['receipt']): void {
  const reference = receipt === null ? '' : ` Your reference is ${receipt.reference}.`;
  showToast({
    title: 'Your quote request has been submitted',
    description: `We will reply within 24 hours.${reference}`,
  });
}

function focusField(form: HTMLFormElement, name: FormFieldName): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
