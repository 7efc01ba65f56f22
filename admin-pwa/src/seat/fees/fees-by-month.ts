import { feeCurrencies } from '@yiqiao/contract/money/currency';
import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { dayOf } from '../../clocks/format-time.ts';

/** A sum in one currency; sums of several are never added together. */
export interface FeeSum {
  readonly currency: string;
  readonly cents: Cents;
}

export interface FeeMonth {
  /** "2026-11", by this device's calendar. */
  readonly month: string;
  /** The latest first, as the months. */
  readonly jobs: readonly TranslatorJob[];
  readonly sums: readonly FeeSum[];
}

/** Done jobs that have a fee, by the month in which they were done. */
export function feesByMonth(jobs: readonly TranslatorJob[]): FeeMonth[] {
  const months = new Map<string, TranslatorJob[]>();
  const paid = jobs.filter(({ state, fee }) => state === 'done' && fee !== undefined);
  for (const job of paid.sort((one, other) => doneAt(other) - doneAt(one))) {
    const month = monthOf(doneAt(job));
    months.set(month, [...(months.get(month) ?? []), job]);
  }
  return [...months].map(([month, done]) => ({ month, jobs: done, sums: sumFees(done) }));
}

/** "2026-11". */
export function monthOf(at: number): string {
  return dayOf(at).slice(0, 'yyyy-MM'.length);
}

/** When the office has taken it over; the end of its order may have done so without a step, after the hand-in. */
export function doneAt({ steps }: Pick<TranslatorJob, 'steps'>): number {
  return Date.parse(steps[steps.length - 1]?.at ?? '');
}

function sumFees(jobs: readonly TranslatorJob[]): FeeSum[] {
  return feeCurrencies.flatMap((currency) => {
    const amounts = jobs.flatMap(({ fee }) => (fee?.currency === currency ? [fee.total] : []));
    if (amounts.length === 0) return [];
    return { currency, cents: amounts.reduce((sum, total) => sum + decimalToCents(total), 0) };
  });
}
