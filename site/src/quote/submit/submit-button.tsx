import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { Button } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useLateWords } from '../progress/late-words.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { mayHaveArrived } from './send-failure-note.tsx';
import styles from './submit-button.module.css';

export function SubmitButton() {
  return useHydrated() ? <LiveButton /> : <PlainButton />;
}

function LiveButton() {
  const { sending: texts } = useQuoteTexts();
  const hasDocument = useQuoteDesk((desk) => desk.document !== null);
  const isSending = useQuoteDesk(({ sending }) => isOnItsWay(sending));
  const late = useLateWords(({ submit }) => submit);
  const isAskedAbove = useQuoteDesk(
    ({ sending }) => sending.kind === 'failed' && mayHaveArrived(sending.failure),
  );
  return (
    <Button
      type="submit"
      size="large"
      variant={isAskedAbove ? 'secondary' : 'primary'}
      className={styles.submit}
      disabled={!hasDocument || isSending}
    >
      {late ?? getLabel(isSending, hasDocument, texts)}
    </Button>
  );
}

function getLabel(isSending: boolean, hasDocument: boolean, texts: QuoteTexts['sending']): string {
  if (isSending) return texts.busy;
  return hasDocument ? texts.send : texts.chooseFirst;
}

/**
 * The prerendered button: without JavaScript it submits the form natively; where the page is about to hydrate, it
 * already looks as it will afterwards.
 */
function PlainButton() {
  const { sending: texts } = useQuoteTexts();
  return (
    <Button type="submit" size="large" className={joinClasses(styles.submit, styles.waiting)}>
      <span className={styles.plain}>{texts.send}</span>
      <span className={styles.soon}>{texts.chooseFirst}</span>
    </Button>
  );
}
