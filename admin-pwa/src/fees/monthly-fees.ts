import { feeCountedAt, jobsOfOrder } from '@yiqiao/contract/life/translators-work';
import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { format } from 'date-fns';

/** What a translator gets for the jobs of a month, in one currency: nothing is converted. */
export interface MonthlyFees {
  /** "2026-11", by this device's calendar. */
  readonly month: string;
  readonly translatorId: string;
  readonly name: string;
  readonly currency: string;
  readonly jobs: number;
  readonly words: number;
  readonly fees: Cents;
}

/** The month of a moment, by this device's calendar. */
export function monthOf(at: string | number): string {
  return format(at, 'yyyy-MM');
}

/** The fees of all jobs that were handed in: by month, then by name and currency. */
export function sumFees(quotes: readonly QuoteSubmission[]): readonly MonthlyFees[] {
  const sums = new Map<string, MonthlyFees>();
  for (const job of quotes.flatMap(jobsOfOrder)) {
    const at = feeCountedAt(job);
    if (at === null || job.fee === undefined) continue;
    const { translator, words } = job;
    const { currency, total } = job.fee;
    const month = monthOf(at);
    const key = `${month} ${currency} ${translator.id}`;
    const sum = sums.get(key);
    sums.set(key, {
      ...{ month, currency, translatorId: translator.id, name: sum?.name ?? translator.name },
      jobs: (sum?.jobs ?? 0) + 1,
      words: (sum?.words ?? 0) + words,
      fees: (sum?.fees ?? 0) + decimalToCents(total),
    });
  }
  const order = ({ month, name, currency }: MonthlyFees) => `${month}\n${name}\n${currency}`;
  return [...sums.values()].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}
