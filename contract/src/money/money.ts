/** An amount of US cents; always an integer. */
export type Cents = number;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as a decimal string with two places, the form of `estimatedCost`: 23040 → "230.40". */
export function centsToDecimal(cents: Cents): string {
  const whole = Math.trunc(cents / 100);
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** The inverse of `formatCents`: reads exactly two decimals, as records hold amounts. */
export function decimalToCents(amount: string): Cents {
  return Number(amount.replace('.', ''));
}

/** Cents as shown to people, US dollars in en-US style: 193560 → "$1,935.60". */
export function formatCents(cents: Cents): string {
  return dollars.format(cents / 100);
}

/**
 * A stored `estimatedCost` as shown to staff.
 * @returns `null` when the text is not a plain decimal number: staff see "—" then, never `NaN`.
 */
export function formatDecimalCost(cost: string): string | null {
  return /^\d+(\.\d+)?$/.test(cost) ? dollars.format(Number(cost)) : null;
}
