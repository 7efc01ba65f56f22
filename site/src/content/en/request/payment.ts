import type { PaymentPhase } from '../../facts/payment-phases.ts';

/** What is known of a payment beyond that nothing is. */
type KnownPhase = Exclude<PaymentPhase, 'due' | 'paid'>;

/** How to pay, and what became of it. */
export const payment = {
  /** On paper, before the amount. */
  paid: 'Paid',
  /** Over several ways, and over one. */
  ways: 'Pay as you like',
  way: 'How to pay',
  /** Where no way is set up. */
  none: 'We’ll send you payment instructions.',
  card: {
    heading: 'By card',
    text: 'You pay on the page of our payment provider, Stripe, and come back here. No card data passes through this site.',
    pay: (price: string): string => `Pay ${price} by card`,
  },
  bank: {
    heading: 'By bank transfer',
    amount: 'Amount',
    purpose: 'Payment reference',
    /** Nobody tells this page what has come. */
    unseen:
      'This page does not see bank transfers. If you have paid, there is nothing more to do here.',
  },
  /** What the client needs to know; some name the amount that was refunded. */
  said: {
    open: () =>
      'Have you paid by card? Then the payment is being confirmed, and you need not pay again: as soon as our provider tells us, this page says so.',
    'under-way': () =>
      'Your payment is being confirmed. As soon as our provider tells us, this page says so.',
    failed: () => 'The payment did not go through. Try again, or pay another way.',
    refunded: (amount) => `We have refunded ${amount}.`,
    'partly-refunded': (amount) => `We have refunded ${amount} of what you paid.`,
    unclear: () =>
      'What arrived is not the amount that was asked for. We are looking into it and will write to you here.',
    disputed: () =>
      'The payment has been disputed with the bank. Write to us below, and we’ll settle it.',
  } as Readonly<Record<KnownPhase, (amount: string) => string>>,
  /** On record, where money may have come that nobody has told this page of. */
  unseen: 'Bank transfers are not shown here.',
  /** On record; with the moment it was paid, or the amount that was refunded. */
  row: {
    due: () => 'not received yet',
    open: () => 'not confirmed yet',
    'under-way': () => 'being confirmed',
    failed: () => 'did not go through',
    paid: (moment) => (moment === '' ? 'paid' : `paid ${moment}`),
    refunded: () => 'refunded',
    'partly-refunded': (amount) => `${amount} refunded`,
    unclear: () => 'being looked into',
    disputed: () => 'disputed',
  } as Readonly<Record<PaymentPhase, (detail: string) => string>>,
};

export type PaymentTexts = typeof payment;
