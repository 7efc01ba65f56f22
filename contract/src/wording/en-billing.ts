import type { BillingFieldName } from '../record/billing.ts';

/** Of an invoice's addressee, as its fields are labelled. */
export const billingLabels: Readonly<Record<BillingFieldName, string>> = {
  title: 'Invoice to',
  taxNumber: 'Tax number',
  address: 'Address',
  telephone: 'Telephone',
  bank: 'Bank',
  account: 'Account number',
  purchaseOrder: 'Purchase order',
  email: 'Email for the invoice',
};

/** What the check of a tax number says. */
export const taxNumberTexts = {
  fits: 'The check character is right.',
  misfit:
    'The check character does not fit: please compare it with the licence. It can be saved as it is.',
  misfitTaiwan: 'This is no number of Taiwan. Numbers of other places are saved as they are.',
  wrongLetter: (letter: string, position: number): string =>
    `Character ${position} is ${letter}, a letter that these codes never have.`,
  use: (code: string): string => `Use ${code}`,
};

export type TaxNumberTexts = typeof taxNumberTexts;
