import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { Clock } from '../clocks/clock.tsx';
import { quoteClock } from '../clocks/quote-clock.ts';
import styles from './quote-detail.module.css';

/** What a submission waits for next, and for how long. */
export function DetailClock({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const clock = quoteClock(quote, now);
  if (clock === null) return null;
  return (
    <p className={styles.clock}>
      <Clock clock={clock} isLarge={clock.dueAt !== null} />
    </p>
  );
}
