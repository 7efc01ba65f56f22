import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { dateError, formatMoment, formatWall } from '../clocks/format-time.ts';
import { cityOf, localZone } from '../clocks/zone-time.ts';
import { clientDeadlineOf } from '../finding/quote-facts.ts';
import styles from './detail-facts.module.css';

/** The client's deadline by the client's clock, and by the clock here when the two differ. */
export function DeadlineFact({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const deadline = clientDeadlineOf(quote);
  switch (deadline.kind) {
    case 'none':
      return 'None';
    case 'unreadable':
      return dateError;
    case 'time-only':
      return (
        <>
          {deadline.time}
          <p className={styles.note}>No date given</p>
        </>
      );
    case 'moment': {
      const { at, hasTime, wall, zone, isZoneKnown } = deadline;
      return (
        <>
          {formatWall(wall, hasTime, now)}
          {!isZoneKnown && <p className={styles.note}>The client’s time zone is not known</p>}
          {isZoneKnown && zone !== localZone() && (
            <p className={styles.note}>
              Client’s time, {cityOf(zone)}. Here: {formatMoment(at, now)}
            </p>
          )}
        </>
      );
    }
  }
}
