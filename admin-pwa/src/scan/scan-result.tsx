import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { isUnderWay, type ScanReading } from '@yiqiao/contract/scan/scan-reading';
import styles from './scan.module.css';
import { costOfReading, estimateOf, lengthOf, pagesText, restText } from './scan-texts.ts';

interface ScanResultProps {
  quote: QuoteSubmission;
  reading: ScanReading;
}

/** What was read so far, how far that can be relied on, and what it would cost. */
export function ScanResult({ quote, reading }: ScanResultProps) {
  if (reading.pagesRead === 0) return null;
  const estimate = estimateOf(quote);
  const rest = isUnderWay(reading) ? null : restText(reading);
  return (
    <div className={styles.result}>
      {estimate && <p className={styles.figure}>{lengthOf(estimate)}</p>}
      <p className={styles.quiet}>
        {pagesText(reading)}
        {rest && ` ${rest}`}
      </p>
      {estimate && (
        <>
          <p className={styles.quiet}>
            {reading.pagesRead < reading.pages
              ? 'An estimate from a sample: the whole is in this range 19 times out of 20, if recognition makes no mistakes.'
              : 'An estimate: every page was read, but recognition makes mistakes.'}
          </p>
          <p className={styles.cost}>
            At {quote.serviceType}, {quote.deliveryTimeline}, that would be{' '}
            {costOfReading(quote, estimate)}. This changes no price.
          </p>
        </>
      )}
    </div>
  );
}
