import { currencySymbol, defaultCurrency, type SymbolReader } from './currency.ts';

/** An amount in hundredths of its currency, US cents or fen; always an integer. */
export type Cents = number;

/** Prices of a word have a third decimal where they need it. */
const digits = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** Cents as a decimal string with two places, the form of `estimatedCost`: 23040 → "230.40". */
export function centsToDecimal(cents: Cents): string {
  const whole = Math.trunc(cents / 100);
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** The inverse of `centsToDecimal`: reads exactly two decimals, as records hold amounts. */
export function decimalToCents(amount: string): Cents {
  return Number(amount.replace('.', ''));
}

/** Cents as shown to people: 193560 → "$1,935.60", to readers of Chinese "US$1,935.60". */
export function formatCents(
  cents: Cents,
  currency: string = defaultCurrency,
  reader?: SymbolReader,
): string {
  const sign = cents < 0 ? '-' : '';
  return `${sign}${currencySymbol(currency, reader)}${digits.format(Math.abs(cents) / 100)}`;
}

/** The same for an amount, or the price of a word, as a decimal text: "0.225" → "$0.225". */
export function formatDecimal(
  decimal: string,
  currency: string = defaultCurrency,
  reader?: SymbolReader,
): string {
  return formatCents(Number(decimal) * 100, currency, reader);
}

/**
 * A stored amount as shown to staff.
 * @returns `null` when the text is not a plain decimal number: staff see "—" then, never `NaN`.
 */
export function formatDecimalCost(
  cost: string,
  currency?: string,
  reader?: SymbolReader,
): string | null {
  return /^\d+(\.\d+)?$/.test(cost) ? formatDecimal(cost, currency, reader) : null;
}
