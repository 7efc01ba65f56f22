import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { cleanEmail } from '@yiqiao/contract/text/email';
import { findLanguage, inLanguage, withoutLanguage } from '@yiqiao/contract/text/languages';
import { useNavigate } from 'react-router-dom';
import { corePaths } from '../../content/pages/core-paths.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { getReport } from '../counts/word-figures.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { findShownEstimate } from '../estimate/shown-estimate.ts';
import { useLatestQuoteTexts } from '../quote-texts.ts';
import { keepReceipt } from './kept-receipt.ts';
import type { ToastTexts } from './ready-to-send.ts';
import type { SuccessState } from './success-state.ts';
import { useSendDesk } from './use-send-desk.ts';

interface SubmitOptions {
  /** Fetches the success page. */
  readonly fetchSuccess: () => Promise<unknown>;
  /** Where the form stands, without a language. */
  readonly path?: string;
}

/** Checks the form, sends it, and shows or navigates to the outcome. */
export function useSubmit({
  fetchSuccess,
  path = corePaths.quote,
}: SubmitOptions): (form: HTMLFormElement) => Promise<void> {
  const navigate = useNavigate();
  const texts = useLatestQuoteTexts();
  const send = useSendDesk();
  return async (form) => {
    const replyTo = cleanEmail(quoteDesk.store.getState().fields.customerEmail);
    const outcome = await send(form, { fetchNext: fetchSuccess });
    if (outcome?.kind !== 'received') return;
    const desk = quoteDesk.store.getState();
    const ownReport = desk.document && getReport(desk.document);
    const shown = findShownEstimate(desk);
    const state: SuccessState = { receipt: outcome.receipt, replyTo, ownReport, shown };
    // A visitor who is on another page by then gets a notification instead of being taken away.
    const { pathname } = window.location;
    if (withoutLanguage(pathname) !== path) {
      keepReceipt(state);
      return showReceived(outcome.receipt, texts.current.sending.toasts);
    }
    keepReceipt(null);
    void navigate(inLanguage(corePaths.success, findLanguage(pathname)), { state });
  };
}

function showReceived(receipt: QuoteReceipt | null, texts: ToastTexts): void {
  const description = texts.receivedText(receipt?.reference ?? null);
  showToast({
    title: texts.received,
    description: receipt === null ? description : `${texts.linkKept}${description}`,
  });
}
