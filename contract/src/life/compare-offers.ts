import type { Offer } from '../record/order.ts';

const comparedFields = [
  'wordCount',
  'pricePerWord',
  'total',
  'deliverBy',
  'validUntil',
  'note',
] as const;

export type ComparedField = (typeof comparedFields)[number];

type Promises = Pick<Offer, 'note'>;

/** Lines of a version's note that are missing from the next one: promises that were dropped. */
export function droppedLines(before: Promises, after: Promises): readonly string[] {
  const linesOf = ({ note = '' }: Promises) =>
    note
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const kept = new Set(linesOf(after));
  return linesOf(before).filter((line) => !kept.has(line));
}

/** What the office has changed from one version to the next, in the order in which it is shown. */
export function compareOffers(before: Offer, after: Offer): readonly ComparedField[] {
  return comparedFields.filter((name) => before[name] !== after[name]);
}
