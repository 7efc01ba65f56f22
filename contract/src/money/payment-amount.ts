import type { Cents } from './money.ts';

const maxCents: Cents = 1_000_000_00;

/**
 * Reads a payment amount in dollars, from a query parameter or a JSON body.
 * Plain decimal digits only; more than two decimals are rounded half up.
 * @returns whole cents in 1 … 100,000,000, or `null` for anything else (`100abc`, `0x10`, `1e9`, `-5`, "").
 */
export function parsePaymentAmount(amount: unknown): Cents | null {
  if (typeof amount !== 'string' && typeof amount !== 'number') return null;
  const match = /^(\d{1,16})(?:\.(\d{1,32}))?$/.exec(String(amount));
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const [tens = 0, ones = 0, next = 0] = [...decimals.slice(0, 3)].map(Number);
  const cents = Number(whole) * 100 + tens * 10 + ones + (next >= 5 ? 1 : 0);
  return cents > 0 && cents <= maxCents ? cents : null;
}
