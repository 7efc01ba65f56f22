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
  useEffect(() => {
    // The button that was pressed had to be disabled, which has cost it the focus.
    note.current?.focus({ preventScroll: true });
    // At the lower edge, where the browser would leave it, the toast covers it.
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} className={styles.note} tabIndex={-1}>
      <p className={styles.title}>{getTitle(failure)}</p>
      <p>{getAdvice(failure)}</p>
      {mayHaveArrived(failure) && (
        <Button type="submit" size="small" className={styles.again}>
          Send again
        </Button>
      )}
    </div>
  );
}

/** Whether nobody said what became of the request: no answer at all, or none of the product's own. */
function mayHaveArrived(failure: SendFailure): boolean {
  return failure.kind === 'refused' ? failure.reason === null : failure.kind === 'connection-lost';
}

function getTitle(failure: SendFailure): string {
  if (failure.kind === 'connection-lost') return 'The connection was lost.';
  if (failure.kind === 'document-gone') return 'The document has changed on your device.';
  return failure.reason ?? 'The server could not take the request.';
}

function getAdvice(failure: SendFailure): string {
  if (mayHaveArrived(failure)) {
    return 'Your document and everything you typed are still here. Sending again never makes a second request.';
  }
  if (failure.kind === 'document-gone')
    return 'Remove it and choose it again, then press the button.';
  return 'Your document and everything you typed are still here.';
}
