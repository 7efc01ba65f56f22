import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import styles from './send-failure-note.module.css';
import type { SendFailure } from './send-quote.ts';

/** Why the last sending failed, in the page: a toast is gone in five seconds. */
export function SendFailureNote() {
  const sending = useQuoteDesk((desk) => desk.sending);
  return <div role="alert">{sending.kind === 'failed' && <Note failure={sending.failure} />}</div>;
}

function Note({ failure }: { readonly failure: SendFailure }) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed had to be disabled, which has cost it the focus.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} className={styles.note} tabIndex={-1}>
      <p className={styles.title}>{getTitle(failure)}</p>
      <p>{getAdvice(failure)}</p>
      {failure.kind === 'connection-lost' && (
        <Button type="submit" size="small" className={styles.again}>
          Send again
        </Button>
      )}
    </div>
  );
}

function getTitle(failure: SendFailure): string {
  if (failure.kind === 'connection-lost') return 'The connection was lost.';
  if (failure.kind === 'document-gone') return 'The document has changed on your device.';
  return failure.reason ?? 'The server could not take the request.';
}

function getAdvice({ kind }: SendFailure): string {
  if (kind === 'connection-lost') {
    return 'Your document and everything you typed are still here. Sending again never makes a second request.';
  }
  if (kind === 'document-gone') return 'Remove it and choose it again, then press the button.';
  return 'Your document and everything you typed are still here.';
}
