import type { Cents } from '@yiqiao/contract/money/money';
import { parseFixedPrice } from '@yiqiao/contract/money/offer-price';
import { plainNumber } from '../figures/plain-number.ts';

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Cents as a person would type them: 120520 → "1,205.20". */
export function amountToText(cents: Cents): string {
  return grouped.format(cents / 100);
}

/** Reads an amount as typed or pasted, see `plainNumber`. @returns `null` for anything else. */
export function readAmount(typed: string): Cents | null {
  return parseFixedPrice(plainNumber(typed));
}
