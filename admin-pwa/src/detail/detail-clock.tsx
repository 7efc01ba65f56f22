import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { Clock } from '../clocks/clock.tsx';
import { formatRecent } from '../clocks/format-time.ts';
import { quoteClock } from '../clocks/quote-clock.ts';
import styles from './quote-detail.module.css';

/** The submission's clock, and the moment it runs to. */
export function DetailClock({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const clock = quoteClock(quote, now);
  if (clock === null) return null;
  const moment = clock.dueAt === null ? null : formatRecent(clock.dueAt, now);
  return (
    <p className={styles.clock}>
      <Clock clock={clock} isLarge={clock.dueAt !== null} />
      {/* Some clocks name the moment, others the time that is left. */}
      {moment !== null && !clock.text.includes(moment) && (
        <span className={styles.moment}>{moment}</span>
      )}
    </p>
  );
}
