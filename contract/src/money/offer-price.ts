import { type Cents, centsToDecimal } from './money.ts';

/** Anything above is a typing error. The same limit as for payments. */
const maxCents: Cents = 1_000_000_00;
export const maxOfferedWords = 100_000_000;

/**
 * Reads a price per word in dollars, such as "0.15" or "0.225".
 * @returns tenths of a cent, 1 … 100,000; `null` for anything else.
 */
export function parsePricePerWord(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text);
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  const tenths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
  return tenths > 0 && tenths <= 100_000 ? tenths : null;
}

/** As a record holds it: two decimals, or three where there are tenths of a cent. 225 → "0.225", 150 → "0.15". */
export function pricePerWordToDecimal(tenths: number): string {
  const text = `${Math.trunc(tenths / 1000)}.${String(tenths % 1000).padStart(3, '0')}`;
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** Reads a fixed price in dollars with up to two decimals. @returns whole cents, or `null`. */
export function parseFixedPrice(text: string): Cents | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  return withinLimit(Number(whole) * 100 + Number(decimals.padEnd(2, '0')));
}

/**
 * The cost of a number of words, in whole cents; half a cent is rounded up, once, at the end.
 * @param tenths price of a word in tenths of a cent.
 * @returns `null` when it is zero or more than any order could cost.
 */
export function priceWords(wordCount: number, tenths: number): Cents | null {
  return withinLimit(Math.floor((wordCount * tenths + 5) / 10));
}

function withinLimit(cents: Cents): Cents | null {
  return cents > 0 && cents <= maxCents ? cents : null;
}

interface GivenPrice {
  readonly wordCount: number;
  readonly pricePerWord?: string | undefined;
  readonly total?: string | undefined;
}

/**
 * The price of an offer as the record holds it: per word, or fixed if there is no price per word. A `total` beside
 * a price per word must match it, because the sender has shown it to a person.
 * @returns `null` when it is not a price.
 */
export function priceOffer({ wordCount, pricePerWord, total }: GivenPrice) {
  const fixed = total === undefined ? null : parseFixedPrice(total);
  if (pricePerWord === undefined) return fixed === null ? null : { total: centsToDecimal(fixed) };
  const tenths = parsePricePerWord(pricePerWord);
  const cents = tenths === null ? null : priceWords(wordCount, tenths);
  if (tenths === null || cents === null) return null;
  if (total !== undefined && fixed !== cents) return null;
  return { pricePerWord: pricePerWordToDecimal(tenths), total: centsToDecimal(cents) };
}
