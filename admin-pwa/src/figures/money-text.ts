import { type Cents, centsToDecimal } from '@yiqiao/contract/money/money';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { texts } from '../texts/texts.ts';

/** A stored amount in its currency: "$2,005.20", "¥14,316.00". */
export function moneyText(amount: string, currency: string): string {
  return texts().figures.money(amount, currency) ?? amount;
}

/** The same for hundredths of a currency. */
export function centsText(cents: Cents, currency: string): string {
  return moneyText(centsToDecimal(cents), currency);
}

/** "US dollars", "renminbi". */
export function currencyName(currency: string): string {
  return knownName(texts().money.currencies, currency);
}
