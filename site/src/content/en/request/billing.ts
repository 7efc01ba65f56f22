import { billingLabels, taxNumberTexts } from '@yiqiao/contract/wording/en-billing';

/** To whom the invoice is made out. */
export const billing = {
  heading: 'Billing details',
  lead: 'To whom we make out the invoice. They are used for nothing else.',
  labels: billingLabels,
  give: 'Enter billing details',
  change: 'Change billing details',
  /** Below the details. */
  givenBy: (isClient: boolean, moment: string): string =>
    isClient ? `You entered them on ${moment}.` : `We entered them for you on ${moment}.`,
  optional: 'Optional',
  paste: {
    label: 'Paste them all at once',
    hint: 'Optional. Split on this device.',
    split: (count: number): string =>
      count === 1
        ? 'One field below is filled in. Please read it over.'
        : `${count} fields below are filled in. Please read them over.`,
    none: 'No labels such as “Tax number:” found. Please fill in the fields below.',
  },
  purchaseOrderHint: 'We write it on the invoice.',
  /** On paper. */
  orderLine: (text: string): string => `Purchase order ${text}`,
  taxNumber: {
    ...taxNumberTexts,
    counted: (count: number, all: number): string => `${count} of ${all}`,
  },
  save: 'Save',
};

export type BillingTexts = typeof billing;
