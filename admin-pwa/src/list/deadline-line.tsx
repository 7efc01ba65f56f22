import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { dateError, formatMoment, formatWall } from '../clocks/format-time.ts';
import { clientDeadlineOf } from '../finding/quote-facts.ts';

/** The client's deadline as one, in local time; nothing when there is none. */
export function DeadlineLine({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const deadline = clientDeadlineOf(quote);
  switch (deadline.kind) {
    case 'none':
      return null;
    case 'unreadable':
      return <span>Deadline: {dateError}</span>;
    case 'time-only':
      return <span>Deadline {deadline.time}, no date given</span>;
    case 'moment':
      return (
        <span>
          Deadline{' '}
          {deadline.hasTime
            ? formatMoment(deadline.at, now)
            : formatWall(deadline.wall, false, now)}
        </span>
      );
  }
}
