import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { format } from 'date-fns';
import { toCsv } from './quotes-csv.ts';
import { saveCsv } from './save-csv.ts';

/** Saves the submissions as a CSV file. */
export function downloadCsv(quotes: readonly QuoteSubmission[], now: number): void {
  saveCsv(`quotes-${format(now, 'yyyy-MM-dd')}`, toCsv(quotes));
}
