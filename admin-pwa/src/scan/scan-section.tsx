import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  isScan,
  isUnderWay,
  pagesTried,
  pagesWanted,
  type ScanReading,
} from '@yiqiao/contract/record/scan-reading';
import { texts, useTexts } from '../texts/texts.ts';
import { ClosedLine } from '../ui/closed-line.tsx';
import parts from '../ui/parts.module.css';
import { ReadScan } from './read-scan.tsx';
import styles from './scan.module.css';
import { ScanResult } from './scan-result.tsx';
import { progressText } from './scan-texts.ts';

interface ScanSectionProps {
  quote: QuoteSubmission;
  isOffline: boolean;
}

/** Recognition of scanned pages: runs on request, and never sets a price. */
export function ScanSection({ quote, isOffline }: ScanSectionProps) {
  const { scan } = useTexts();
  const { reading, filePath, measurement } = quote;
  const hasDocument = filePath !== undefined && isScan(measurement);
  if (!hasDocument && (reading === undefined || reading.pagesRead === 0)) return null;
  return (
    <ClosedLine title={scan.title} summary="" isOpen>
      <p className={parts.quiet}>{isOffline ? scan.offline : scan.about}</p>
      {hasDocument && <ReadScan quote={quote} isOffline={isOffline} />}
      {reading && <Progress reading={reading} />}
      <p role="status" className={`${parts.quiet} ${styles.news}`}>
        {reading && newsOf(reading)}
      </p>
      {reading && <ScanResult quote={quote} reading={reading} />}
    </ClosedLine>
  );
}

function Progress({ reading }: { reading: ScanReading }) {
  const { scan } = useTexts();
  if (!isUnderWay(reading)) return null;
  const wanted = pagesWanted(reading);
  return (
    <progress
      className={styles.progress}
      aria-label={scan.pagesDone}
      max={Math.max(1, wanted)}
      value={pagesTried(reading)}
    />
  );
}

function newsOf(reading: ScanReading): string {
  const { scan } = texts();
  if (isUnderWay(reading)) return progressText(reading);
  if (reading.state === 'cancelled') return scan.cancelled;
  if (reading.state === 'failed') return scan.notOpened;
  return reading.pagesRead === 0 ? scan.noneRead : '';
}
