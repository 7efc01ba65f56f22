import { type FileClock, fileClock } from '@yiqiao/contract/file-clock';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { fileNotice } from '../clocks/file-text.ts';
import { formatSpan } from '../clocks/format-time.ts';
import { replyClock } from '../clocks/reply-clock.ts';
import styles from './marks.module.css';

/**
 * The clock that counts for a submission now: the promised reply, or the deletion of its file. An
 * abandoned one has missed its reply long ago.
 */
export function CardClock({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const file = fileClock(quote, now);
  const reply = isAbandoned(file) ? null : replyClock(quote, now);
  if (reply !== null) {
    return (
      <span className={styles[reply.urgency]}>
        {reply.urgency === 'overdue'
          ? `Reply overdue by ${formatSpan(-reply.leftMs)}`
          : `Reply due in ${formatSpan(reply.leftMs)}`}
      </span>
    );
  }
  const text = fileNotice(file);
  return text && <span className={isAbandoned(file) ? styles.soon : styles.calm}>{text}</span>;
}

function isAbandoned(file: FileClock): boolean {
  return file.kind === 'counting' && file.cause === 'abandoned';
}
