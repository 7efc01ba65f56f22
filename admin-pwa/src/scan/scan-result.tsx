import { findRecognizedCount, isTaken } from '@yiqiao/contract/commands/office/take-reading';
import { estimateDocument, recognitionError } from '@yiqiao/contract/life/scan-estimate';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isUnderWay, type ScanReading } from '@yiqiao/contract/record/scan-reading';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './scan.module.css';
import { costOfReading, gapText, lengthOf, pagesText, restText } from './scan-texts.ts';
import { TakeReading } from './take-reading.tsx';

interface ScanResultProps {
  quote: QuoteSubmission;
  reading: ScanReading;
}

/** What was recognized so far, how reliable it is, and what it would cost. */
export function ScanResult({ quote, reading }: ScanResultProps) {
  const { scan, services } = useTexts();
  if (reading.pagesRead === 0) return null;
  const { name } = services;
  const estimate = estimateDocument(quote);
  const errorPercent = Math.round(recognitionError(reading) * 100);
  const gap = gapText(reading);
  const found = findRecognizedCount(quote);
  const hasTaken = found !== null && isTaken(quote, found);
  const rest = isUnderWay(reading) ? null : restText(reading);
  return (
    <div className={styles.result}>
      {estimate && <p className={styles.figure}>{lengthOf(estimate)}</p>}
      {gap && <p>{gap}</p>}
      <p className={parts.quiet}>
        {pagesText(reading)}
        {rest}
      </p>
      {estimate && (
        <>
          <p className={parts.quiet}>
            {(reading.pagesRead < reading.pages ? scan.sample : scan.whole)(errorPercent)}
          </p>
          {!hasTaken && (
            <p className={styles.cost}>
              {scan.cost(
                name(quote.serviceType),
                name(quote.deliveryTimeline),
                costOfReading(quote, estimate),
              )}
            </p>
          )}
          <TakeReading quote={quote} />
        </>
      )}
    </div>
  );
}
