import { Button } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import styles from './submit-button.module.css';

const send = 'Request this Quote';
const chooseFirst = 'Choose a document first';

export function SubmitButton() {
  return useHydrated() ? <LiveButton /> : <PlainButton />;
}

function LiveButton() {
  const hasDocument = useQuoteDesk((desk) => desk.document !== null);
  const isSending = useQuoteDesk(({ sending }) => isOnItsWay(sending));
  return (
    <Button
      type="submit"
      size="large"
      className={styles.submit}
      disabled={!hasDocument || isSending}
    >
      {getLabel(isSending, hasDocument)}
    </Button>
  );
}

function getLabel(isSending: boolean, hasDocument: boolean): string {
  if (isSending) return 'Creating Quote...';
  return hasDocument ? send : chooseFirst;
}

/**
 * The prerendered button: without JavaScript it sends, and its form is posted by the browser; where
 * the page will come alive in a moment it already looks as it will then.
 */
function PlainButton() {
  return (
    <Button type="submit" size="large" className={joinClasses(styles.submit, styles.waiting)}>
      <span className={styles.plain}>{send}</span>
      <span className={styles.soon}>{chooseFirst}</span>
    </Button>
  );
}
