import type { Cents } from '@yiqiao/contract/money/money';
import { parseFixedPrice } from '@yiqiao/contract/money/offer-price';

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Cents as a person would type them: 120520 → "1,205.20". */
export function amountToText(cents: Cents): string {
  return grouped.format(cents / 100);
}

/**
 * Reads an amount as typed or pasted: "1,205.20", "１２０５．２", "¥ 1205". A comma must group thousands: what
 * "1205,20" means depends on who types it.
 * @returns `null` for anything else.
 */
export function readAmount(typed: string): Cents | null {
  const plain = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replaceAll(/\s/g, '')
    .replace(/^(?:US\$|[$¥])/, '');
  if (plain.includes(',') && !/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain)) return null;
  return parseFixedPrice(plain.replaceAll(',', ''));
}
