import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { fileClock } from '../clocks/file-clock.ts';
import { formatDay, formatSpan } from '../clocks/format-time.ts';
import { replyClock } from '../clocks/reply-clock.ts';
import styles from './marks.module.css';

/** The clock that counts for a submission now: the promised reply, or the deletion of its file. */
export function CardClock({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const reply = replyClock(quote, now);
  if (reply !== null) {
    return (
      <span className={styles[reply.urgency]}>
        {reply.urgency === 'overdue'
          ? `Reply overdue by ${formatSpan(-reply.leftMs)}`
          : `Reply due in ${formatSpan(reply.leftMs)}`}
      </span>
    );
  }
  const text = fileText(quote, now);
  return text && <span className={styles.calm}>{text}</span>;
}

function fileText(quote: QuoteSubmission, now: number): string | null {
  const clock = fileClock(quote, now);
  switch (clock.kind) {
    case 'counting':
      return `File deleted in ${formatSpan(clock.leftMs)}`;
    case 'deleted':
      return `File deleted on ${formatDay(clock.at)}`;
    case 'gone':
      return 'No file';
    case 'kept':
      return null;
  }
}
