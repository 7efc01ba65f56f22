import { changeAside, type Decidable, type Decision } from '../../record/decision.ts';
import {
  continueReading,
  isScan,
  isUnderWay,
  type ReadScanRequest,
  type ScanReading,
} from '../../record/scan-reading.ts';

/**
 * Queues a scan to be read; this survives a crash. Like a count, a reading is not a person's decision: earlier
 * decisions remain valid, and `updatedAt` stays.
 */
export function decideReadingRequest<Quote extends Decidable>(
  quote: Quote,
  request: ReadScanRequest,
): Decision<Quote, 'gone' | 'no-scan'> {
  if (quote.filePath === undefined) return { kind: 'refused', reason: 'gone', quote };
  if (!isScan(quote.measurement)) return { kind: 'refused', reason: 'no-scan', quote };
  return changeAside(quote, { reading: continueReading(quote.reading, request) });
}

/** Staff cancel the reading; what was read so far is kept. */
export function decideReadingCancelled<Quote extends Decidable>(quote: Quote): Decision<Quote> {
  return decideReadingStep(quote, (reading) => ({ ...reading, state: 'cancelled' }));
}

/** Records the progress of a reading, unless it was ended in the meantime. */
export function decideReadingStep<Quote extends Decidable>(
  quote: Quote,
  step: (reading: ScanReading) => ScanReading,
): Decision<Quote> {
  const { reading } = quote;
  if (reading === undefined || !isUnderWay(reading)) return { kind: 'unchanged', quote };
  return changeAside(quote, { reading: step(reading) });
}
