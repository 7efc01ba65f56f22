import type { Cents } from '@yiqiao/contract/money/money';
import { dropToast } from '../../ui/toast/toast-store.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { useLatestQuoteTexts } from '../quote-texts.ts';
import type { SendOutcome } from '../sending/send-quote.ts';
import { guardLeaving } from './guard-leaving.ts';
import { isReadyToSend, showFailure } from './ready-to-send.ts';

interface SendOptions {
  /** Fetches what is shown next: the connection may be lost right after the answer. */
  readonly fetchNext: () => Promise<unknown>;
  /** The sum that the visitor was shown and wants to pay at once. */
  readonly payNow?: Cents;
}

/** Sends what is on the desk. Resolves with `null` if something is missing, which the form then says. */
export function useSendDesk() {
  const texts = useLatestQuoteTexts();
  return async (
    form: HTMLFormElement,
    { fetchNext, payNow }: SendOptions,
  ): Promise<SendOutcome | null> => {
    if (!isReadyToSend(form, texts.current)) return null;
    // The failure of the last attempt must not remain on screen during this one.
    dropToast();
    const release = guardLeaving();
    fetchNext().catch(() => undefined);
    const outcome = await quoteDesk.send(payNow);
    release();
    const { toasts } = texts.current.sending;
    if (outcome.kind === 'failed') showFailure(form, outcome.failure, toasts);
    return outcome;
  };
}
