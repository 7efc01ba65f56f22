import { feeCountedAt } from '@yiqiao/contract/life/translators-work';
import { feeCurrencies } from '@yiqiao/contract/money/currency';
import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { monthOf } from '../../fees/monthly-fees.ts';

/** A sum in one currency; sums of several are never added together. */
export interface FeeSum {
  readonly currency: string;
  readonly cents: Cents;
}

export interface FeeLine {
  readonly job: TranslatorJob;
  /** When it was first handed in. */
  readonly at: number;
}

export interface FeeMonth {
  /** "2026-11", by this device's calendar. */
  readonly month: string;
  /** The latest first, as the months. */
  readonly lines: readonly FeeLine[];
  readonly sums: readonly FeeSum[];
}

/** Jobs with a fee that were handed in, by the month in which the office counts them. */
export function feesByMonth(jobs: readonly TranslatorJob[]): FeeMonth[] {
  const months = new Map<string, FeeLine[]>();
  const lines = jobs.flatMap((job) => {
    const at = feeCountedAt(job);
    return at === null ? [] : [{ job, at: Date.parse(at) }];
  });
  for (const line of lines.sort((one, other) => other.at - one.at)) {
    const month = monthOf(line.at);
    months.set(month, [...(months.get(month) ?? []), line]);
  }
  return [...months].map(([month, counted]) => ({ month, lines: counted, sums: sumFees(counted) }));
}

function sumFees(lines: readonly FeeLine[]): FeeSum[] {
  return feeCurrencies.flatMap((currency) => {
    const amounts = lines.flatMap(({ job: { fee } }) =>
      fee?.currency === currency ? [fee.total] : [],
    );
    if (amounts.length === 0) return [];
    return { currency, cents: amounts.reduce((sum, total) => sum + decimalToCents(total), 0) };
  });
}
