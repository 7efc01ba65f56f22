import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import type { KeptField, KeptValue } from './kept-names.ts';

/** What is offered of each, shortest first. The hours are an hour less than what is promised. */
const offered: Readonly<Record<KeptField, readonly KeptValue[]>> = {
  retentionHours: [1, 5, 11, 23],
  abandonedDays: [14, 21, 30, 45, 60, 90, 180, 365, 'off'],
  invoiceYears: [5, 6, 7, 8, 10, 15, 20, 30, 'off'],
};

/** Those, and what holds and what is chosen, whatever it is. */
export function choicesOf(field: KeptField, ...held: readonly KeptSection[]): readonly KeptValue[] {
  const lengthOf = (value: KeptValue) => (value === 'off' ? Number.POSITIVE_INFINITY : value);
  return [...new Set([...offered[field], ...held.map((section) => section[field])])].sort(
    (one, other) => lengthOf(one) - lengthOf(other) || 0,
  );
}
