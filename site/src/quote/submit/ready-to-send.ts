import { type FormFieldName, isFormFieldName } from '@yiqiao/contract/record/request-fields';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { checkRequest, firstBadField } from '../fields/check-request.ts';
import { typedNameOf } from '../fields/request-fields.ts';
import { findUnfinishedTime } from '../fields/unfinished-time.ts';
import { type SendFailure, secondsUntilFree } from '../sending/send-quote.ts';

/** Whether what is on the desk can be sent; else says what is missing, and moves the focus there. */
export function isReadyToSend(form: HTMLFormElement, texts: QuoteTexts): boolean {
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

export type ToastTexts = QuoteTexts['sending']['toasts'];

/** Says why sending has failed, at the field that the server refused if there is one. */
export function showFailure(form: HTMLFormElement, failure: SendFailure, toasts: ToastTexts): void {
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

function focusField(form: HTMLFormElement, name: FormFieldName): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
  if (field !== null && field === document.activeElement) quoteDesk.repeatErrors();
  field?.focus();
}
