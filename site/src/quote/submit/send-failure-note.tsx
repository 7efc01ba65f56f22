import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { Button } from '../../ui/button.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { type SendFailure, secondsUntilFree } from '../sending/send-quote.ts';
import styles from './send-failure-note.module.css';
import { SendWhenFree } from './send-when-free.tsx';

/** Why the last attempt to send failed, shown in the page: a toast is gone after five seconds. */
export function SendFailureNote() {
  const sending = useQuoteDesk((desk) => desk.sending);
  return <div role="alert">{sending.kind === 'failed' && <Note failure={sending.failure} />}</div>;
}

function Note({ failure }: { readonly failure: SendFailure }) {
  const texts = useQuoteTexts().sending.failure;
  const note = useRef<HTMLDivElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const stop = useCallback(() => setIsStopped(true), []);
  const seconds = isStopped ? null : secondsUntilFree(failure);
  useEffect(() => {
    // An automatic retry must not take the focus from elsewhere.
    if (secondsUntilFree(failure) !== null && hasFocusElsewhere()) return;
    // The pressed button was disabled meanwhile and has lost the focus.
    note.current?.focus({ preventScroll: true });
    // At the bottom edge, where the browser would leave it, the toast would cover it.
    note.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={note} className={styles.note} tabIndex={-1}>
      <p className={styles.title}>{getTitle(failure, texts)}</p>
      <p>{getAdvice(failure, texts)}</p>
      {seconds !== null && <SendWhenFree seconds={seconds} onStop={stop} />}
      {mayHaveArrived(failure) && (
        <Button type="submit" size="small" className={styles.again}>
          {texts.again}
        </Button>
      )}
    </div>
  );
}

function hasFocusElsewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** Whether the outcome is unknown: no answer at all, or none from our server. */
export function mayHaveArrived(failure: SendFailure): boolean {
  return failure.kind === 'refused' ? failure.reason === null : failure.kind === 'connection-lost';
}

type FailureTexts = QuoteTexts['sending']['failure'];

function getTitle(failure: SendFailure, texts: FailureTexts): string {
  if (failure.kind === 'connection-lost') return texts.lost;
  return failure.kind === 'document-gone' ? texts.gone : texts.refused(failure);
}

function getAdvice(failure: SendFailure, texts: FailureTexts): string {
  if (mayHaveArrived(failure)) return texts.sendAgain;
  return failure.kind === 'document-gone' ? texts.chooseAgain : texts.stillHere;
}
