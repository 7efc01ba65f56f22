import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { formatMoment } from '../clocks/format-time.ts';
import { StatusMark } from '../ui/status-mark.tsx';
import { statusTone } from '../ui/status-tone.ts';
import styles from './history.module.css';

/** Every change of status, the latest first, down to the submission itself. */
export function History({ quote, now }: { quote: QuoteSubmission; now: number }) {
  return (
    <section className={styles.history}>
      <h3 className={styles.title}>History</h3>
      <ol>
        {[...quote.history].reverse().map(({ status, at, device, changeId }) => (
          <li key={changeId ?? `${at} ${status}`} className={styles.change}>
            <span className={`${styles.status} ${statusTone(status)}`}>
              <StatusMark status={status} />
              <span>{status}</span>
            </span>
            <time dateTime={at}>{formatMoment(at, now)}</time>
            <span className={styles.quiet}>{device}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
