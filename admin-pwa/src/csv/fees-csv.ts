import { writeCsv } from '@yiqiao/contract/text/csv';
import type { MonthlyFees } from '../fees/monthly-fees.ts';
import { texts } from '../texts/texts.ts';

/** Fees as CSV: a line for each month, translator and currency. */
export function feesToCsv(fees: readonly MonthlyFees[]): string {
  const { csv } = texts().translators;
  return writeCsv([
    [csv.month, csv.translator, csv.jobs, csv.words, csv.currency, csv.fees],
    ...fees.map((sum) => [
      { date: sum.month },
      sum.name,
      sum.jobs,
      sum.words,
      sum.currency,
      sum.fees / 100,
    ]),
  ]);
}
