import type { Cents } from '@yiqiao/contract/money/money';
import { formats } from '../formats.ts';
import { words } from './words/units.ts';

export const estimate = {
  open: 'Estimate the price',
  heading: 'Price estimate',
  close: 'Close',
  closeLabel: 'Close the price estimate',
  services: 'Service, price per word',
  /** Beside a service. */
  rate: (cents: Cents): string => formats.money(cents),
  delivery: 'Delivery',
  /** The sum spelled out; of a part, with what it is made from. */
  sum: (count: number, rate: Cents, factor: number, source: string | null): string => {
    const sum = `${words(count)} × ${formats.money(rate)} × ${factor}`;
    return source === null ? sum : `${sum}, ${source}`;
  },
  payNow: 'Pay Now',
  tooMuch: 'This is more than can be paid online: request the quote.',
  /** For a screen reader. */
  announced: (amount: string): string => `Price estimate: ${amount}.`,
};
