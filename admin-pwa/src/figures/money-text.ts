import { texts } from '../texts/texts.ts';

/** A stored amount in its currency: "$2,005.20", "¥14,316.00". */
export function moneyText(amount: string, currency: string): string {
  return texts().figures.money(amount, currency) ?? amount;
}
