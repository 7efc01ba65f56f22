import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import {
  isScan,
  isUnderWay,
  pagesTried,
  pagesWanted,
  type ScanReading,
} from '@yiqiao/contract/scan/scan-reading';
import { ReadScan } from './read-scan.tsx';
import styles from './scan.module.css';
import { ScanResult } from './scan-result.tsx';
import { progressText } from './scan-texts.ts';
import { useFollowReading } from './use-follow-reading.ts';

interface ScanSectionProps {
  quote: QuoteSubmission;
  isOffline: boolean;
}

/** What recognition reads in the pictures of a document; asked for by hand, and never a price. */
export function ScanSection({ quote, isOffline }: ScanSectionProps) {
  const { reading, filePath, measurement } = quote;
  useFollowReading(quote, isOffline);
  const hasDocument = filePath !== undefined && isScan(measurement);
  if (!hasDocument && (reading === undefined || reading.pagesRead === 0)) return null;
  return (
    <section className={styles.scan} aria-label="Scan">
      <h3 className={styles.title}>Scan</h3>
      <p className={styles.quiet}>
        {isOffline
          ? 'You are offline. Reading a scan needs a connection.'
          : 'Recognition on this server estimates the text in pictures of pages.'}
      </p>
      {hasDocument && <ReadScan quote={quote} isOffline={isOffline} />}
      {reading && <Progress reading={reading} />}
      <p role="status" className={styles.news}>
        {reading && newsOf(reading)}
      </p>
      {reading && <ScanResult quote={quote} reading={reading} />}
    </section>
  );
}

function Progress({ reading }: { reading: ScanReading }) {
  if (!isUnderWay(reading)) return null;
  const wanted = pagesWanted(reading);
  return (
    <progress
      className={styles.progress}
      aria-label="Pages done"
      max={Math.max(1, wanted)}
      value={pagesTried(reading)}
    />
  );
}

function newsOf(reading: ScanReading): string {
  if (isUnderWay(reading)) return progressText(reading);
  if (reading.state === 'cancelled') return 'Cancelled.';
  if (reading.state === 'failed') return 'The document could not be opened for reading.';
  return reading.pagesRead === 0 ? 'None of its pages could be read.' : '';
}
