import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { deadlineElsewhere, deadlineHere } from '../clocks/deadline-words.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './detail-facts.module.css';

/** The client's deadline in the office's time, as in the list, and in the client's if that differs. */
export function DeadlineFact({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const { none } = useTexts().detail.facts;
  const deadline = clientDeadlineOf(quote);
  const elsewhere = deadlineElsewhere(deadline, now);
  return (
    <>
      {deadlineHere(deadline, now) ?? none}
      {elsewhere !== null && <p className={styles.note}>{elsewhere}</p>}
    </>
  );
}
