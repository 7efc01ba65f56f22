import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { Clock } from '../clocks/clock.tsx';
import { formatRecent } from '../clocks/format-time.ts';
import { quoteClock } from '../clocks/quote-clock.ts';
import styles from './quote-detail.module.css';

/** The clock that counts now, and the moment it runs to. */
export function DetailClock({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const clock = quoteClock(quote, now);
  if (clock === null) return null;
  return (
    <p className={styles.clock}>
      <Clock clock={clock} isLarge={clock.dueAt !== null} />
      {clock.dueAt !== null && (
        <span className={styles.moment}>{formatRecent(clock.dueAt, now)}</span>
      )}
    </p>
  );
}
