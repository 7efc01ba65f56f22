import { changeAside, type Decidable, type Decision } from '../../record/decision.ts';
import {
  continueReading,
  isScan,
  isUnderWay,
  type ReadScanRequest,
  type ScanReading,
} from '../../record/scan-reading.ts';

/**
 * From then on the scan is to be read, also after a crash. Like a count, a reading is no decision of a
 * person about the submission: what was decided before still holds, and when it was last touched stays.
 */
export function decideReadingRequest<Quote extends Decidable>(
  quote: Quote,
  request: ReadScanRequest,
): Decision<Quote, 'gone' | 'no-scan'> {
  if (quote.filePath === undefined) return { kind: 'refused', reason: 'gone', quote };
  if (!isScan(quote.measurement)) return { kind: 'refused', reason: 'no-scan', quote };
  return changeAside(quote, { reading: continueReading(quote.reading, request) });
}

/** Staff want no more of it; what was read stands. */
export function decideReadingCancelled<Quote extends Decidable>(quote: Quote): Decision<Quote> {
  return decideReadingStep(quote, (reading) => ({ ...reading, state: 'cancelled' }));
}

/** A reading has come further. One that was ended meanwhile stays as it is. */
export function decideReadingStep<Quote extends Decidable>(
  quote: Quote,
  step: (reading: ScanReading) => ScanReading,
): Decision<Quote> {
  const { reading } = quote;
  if (reading === undefined || !isUnderWay(reading)) return { kind: 'unchanged', quote };
  return changeAside(quote, { reading: step(reading) });
}
