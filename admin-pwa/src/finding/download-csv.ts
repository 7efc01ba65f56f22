import { company } from '@yiqiao/contract/company';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { format } from 'date-fns';
import { toCsv } from './csv.ts';

/** Hands the submissions to the browser as a file. */
export function downloadCsv(quotes: readonly QuoteSubmission[], now: number): void {
  const url = URL.createObjectURL(new Blob([toCsv(quotes)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${company.brand.toLowerCase()}-quotes-${format(now, 'yyyy-MM-dd')}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
