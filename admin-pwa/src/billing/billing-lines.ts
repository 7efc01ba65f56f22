import { groupTaxNumber } from '@yiqiao/contract/billing/tax-number';
import { orderMoney } from '@yiqiao/contract/life/order-money';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import { renminbiCapitals } from '@yiqiao/contract/money/renminbi-capitals';
import { type Billing, billingFieldNames } from '@yiqiao/contract/record/billing';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { centsText } from '../figures/money-text.ts';
import { texts } from '../texts/texts.ts';

/** A line that a tax platform asks for. */
export interface BillingLine {
  readonly name: string;
  readonly text: string;
  /** Where it is not the text: numbers are copied without spaces. */
  readonly copied?: string;
  /** Beside the text. */
  readonly words?: string;
}

/** In the order in which a tax platform asks: who, what sum, and what to write on the invoice. */
export function billingLines(quote: QuoteSubmission, billing: Billing): readonly BillingLine[] {
  const { billing: words } = texts().order;
  const given = billingFieldNames.flatMap((name): BillingLine[] => {
    const value = billing[name];
    if (value === undefined || name === 'purchaseOrder' || name === 'email') return [];
    const line = { name: words.labels[name], text: value };
    return [name === 'taxNumber' ? { ...line, text: groupTaxNumber(value), copied: value } : line];
  });
  const { purchaseOrder, email } = billing;
  return [
    ...given,
    ...sumLines(quote),
    { name: words.remark, text: words.remarkText(quote.reference, purchaseOrder) },
    ...(email === undefined ? [] : [{ name: words.labels.email, text: email }]),
  ];
}

function sumLines(quote: QuoteSubmission): BillingLine[] {
  const money = orderMoney(quote);
  if (money === null) return [];
  const { agreed, currency } = money;
  return [
    {
      name: texts().order.billing.sum,
      text: centsText(agreed, currency),
      copied: centsToDecimal(agreed),
      ...(currency === 'CNY' && { words: renminbiCapitals(agreed) }),
    },
  ];
}

/** All lines as one text with labels. */
export function billingText(lines: readonly BillingLine[]): string {
  const { colon } = texts().order.billing;
  return lines.map(({ name, text, copied = text }) => name + colon + copied).join('\n');
}
