import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import styles from './submit-button.module.css';

/** Sends the request. Before the page is alive it works too: the browser posts the form itself. */
export function SubmitButton() {
  const isHydrated = useHydrated();
  const hasDocument = useQuoteDesk((desk) => desk.document !== null);
  const isSending = useQuoteDesk((desk) => desk.sending.kind === 'under-way');
  return (
    <Button
      type="submit"
      size="large"
      className={styles.submit}
      disabled={isHydrated && (!hasDocument || isSending)}
    >
      {getLabel(isSending, hasDocument || !isHydrated)}
    </Button>
  );
}

function getLabel(isSending: boolean, canSend: boolean): string {
  if (isSending) return 'Creating Quote...';
  return canSend ? 'Request this Quote' : 'Choose a document first';
}
