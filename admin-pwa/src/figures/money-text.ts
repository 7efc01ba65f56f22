import { texts } from '../texts/texts.ts';

/** A stored amount, "$2,005.20". */
export function moneyText(amount: string): string {
  return texts().figures.money(amount) ?? amount;
}
