import type { Offer } from './order.ts';

const comparedFields = [
  'wordCount',
  'pricePerWord',
  'total',
  'deliverBy',
  'validUntil',
  'note',
] as const;

export type ComparedField = (typeof comparedFields)[number];

/** What the office has changed from one version to the next, in the order in which it is shown. */
export function compareOffers(before: Offer, after: Offer): readonly ComparedField[] {
  return comparedFields.filter((name) => before[name] !== after[name]);
}
