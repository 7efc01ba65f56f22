import { billingLabels, taxNumberTexts } from '@yiqiao/contract/wording/en-billing';

/** To whom the invoice is made out. */
export const billing = {
  labels: billingLabels,
  taxNumber: taxNumberTexts,
  title: 'Billing details',
  none: 'not given yet',
  enter: 'Enter them',
  change: 'Change them',
  order: 'In the order in which a tax platform asks. Enter copies a line and goes on to the next.',
  givenBy: (who: string, moment: string): string =>
    `Given ${who === '' ? '' : `by ${who} `}on ${moment}. `,
  copy: 'Copy',
  copyLine: (name: string): string => `Copy: ${name}`,
  copied: 'Copied',
  copiedLine: (name: string): string => `Copied: ${name}`,
  copyAll: 'Copy all',
  byHand: 'Not copied: this browser does not let the console write to the clipboard.',
  sum: 'Amount',
  remark: 'Remark',
  remarkText: (reference: string, purchaseOrder: string | undefined): string =>
    purchaseOrder === undefined ? reference : `${reference}, purchase order ${purchaseOrder}`,
  colon: ': ',
  pasteHint: 'A block with labels, pasted under “Invoice to”, fills in all fields.',
  save: 'Save',
};

export type BillingTexts = typeof billing;
