import type { OrderPayment } from '@yiqiao/contract/record/payment';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { RecordedPayment } from '@yiqiao/contract/record/recorded-payment';
import { dayOf } from '../clocks/format-time.ts';

type Reversal = NonNullable<RecordedPayment['reversal']>;

/** A line of an order's money: from the provider, recorded by staff, or the counter-entry of such a one. */
export type MoneyEntry =
  | { readonly kind: 'provider'; readonly payment: OrderPayment; readonly at: string }
  | { readonly kind: 'recorded'; readonly payment: RecordedPayment; readonly at: string }
  | {
      readonly kind: 'counter';
      readonly payment: RecordedPayment;
      readonly reversal: Reversal;
      readonly at: string;
    };

/** All of them, the latest first: by the day the money came or went, then by when it was entered. */
export function listEntries({
  payments = [],
  recordedPayments = [],
}: Pick<QuoteSubmission, 'payments' | 'recordedPayments'>): readonly MoneyEntry[] {
  const entries: MoneyEntry[] = [
    ...payments.map((payment) => ({ kind: 'provider', payment, at: happenedAt(payment) }) as const),
    ...recordedPayments.flatMap((payment): MoneyEntry[] => {
      const { reversal, at } = payment;
      const recorded = { kind: 'recorded', payment, at } as const;
      if (reversal === undefined) return [recorded];
      return [recorded, { kind: 'counter', payment, reversal, at: reversal.at }];
    }),
  ];
  return entries.sort((one, other) => compare(sortKey(other), sortKey(one)));
}

/** The day of an entry in the office's calendar: "2026-11-13". */
export function entryDay(entry: MoneyEntry): string {
  return entry.kind === 'recorded' ? entry.payment.receivedOn : dayOf(Date.parse(entry.at));
}

function sortKey(entry: MoneyEntry): string {
  return `${entryDay(entry)} ${entry.at}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function happenedAt({ paidAt, failedAt, submittedAt, at }: OrderPayment): string {
  return paidAt ?? failedAt ?? submittedAt ?? at;
}
