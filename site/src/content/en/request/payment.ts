import type { PaymentPhase } from '../../facts/payment-phases.ts';
import type { WayOfPaying } from '../../facts/ways-of-paying.ts';

/** What is known of a payment beyond that nothing is. */
type KnownPhase = Exclude<PaymentPhase, 'due' | 'paid'>;

/** Of which the sums do not say enough. */
export type UnsettledPhase = Exclude<PaymentPhase, 'paid' | 'refunded' | 'partly-refunded'>;

/** How to pay, and what became of it. */
export const payment = {
  /** Where no way is set up. */
  way: 'How to pay',
  none: 'We’ll send you payment instructions.',
  card: {
    text: 'You pay on the page of our payment provider, Stripe, and come back here. No card data passes through this site.',
    pay: (price: string): string => `Pay ${price} by card`,
  },
  bank: {
    heading: 'Bank transfer',
    /** Below the button for cards. */
    or: 'Or by bank transfer',
    /** When a part has come. */
    rest: 'Pay the rest by bank transfer',
    purpose: 'Write as purpose',
    amount: 'Amount',
    copyAll: 'Copy all',
    hint: 'With the reference as its purpose, your payment finds its order. You can pay in parts; each part is listed here.',
    arrives: 'We confirm it here when it has arrived.',
    arrivesWithMail: 'We confirm it here and by email when it has arrived.',
    name: 'Account name',
    number: 'Account number',
    bank: 'Bank',
    code: (currency: string): string => (currency === 'CNY' ? 'CNAPS code' : 'BIC (SWIFT)'),
  },
  copy: {
    button: 'Copy',
    /** For those who hear the page: which line it copies. */
    line: (name: string): string => `Copy: ${name}`,
    copied: 'Copied',
    /** The text is selected then. */
    notCopied: 'Not copied: it is selected, copy it yourself.',
  },
  /** The sums of the order. */
  sums: {
    /** After the figure of what is open, where nothing has come yet, and where a part has. */
    toPay: 'to pay.',
    stillOpen: (agreed: string): string => `still open, of ${agreed}.`,
    payBy: (day: string): string => `Please pay by ${day}.`,
    startsWhole: 'Work starts when all of it has arrived.',
    whole: 'Paid in full',
    overpaid: (amount: string): string => `${amount} more than agreed, to be paid back.`,
    paid: 'Paid',
    open: 'Open',
    refunded: 'Refunded',
    nothingOpen: 'nothing',
  },
  /** What came, a line each. */
  list: {
    heading: 'Payments',
    ways: {
      card: 'Card',
      bank: 'Bank transfer',
      alipay: 'Alipay',
      wechat: 'WeChat Pay',
      cash: 'Cash',
      other: 'Another way',
    } as Readonly<Record<WayOfPaying, string>>,
    recorded: (company: string, moment: string): string => `Recorded by ${company}, ${moment}`,
    confirmed: (moment: string): string => `Confirmed by our payment provider, ${moment}`,
    /** What takes an entry back. */
    counters: { mistake: 'Entered by mistake', refund: 'Sent back' },
  },
  /** The payments on paper. */
  statement: {
    print: 'Print the payments',
    title: 'Payments',
    whole: 'Paid in full.',
    left: (open: string): string => `${open} is still open.`,
    overpaid: (amount: string): string => `${amount} more than agreed has come, to be paid back.`,
    day: 'Day',
    way: 'Payment',
    recorded: 'Recorded',
    quote: (version: number, name: string): string =>
      `Quote, version ${version}, accepted by ${name}`,
    note: (zone: string): string =>
      `This is a statement of what we have recorded, not an invoice. All times are ${zone}.`,
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
  /** On record, while it is not as simple as paid or not. */
  row: {
    due: 'none recorded yet',
    open: 'not confirmed yet',
    'under-way': 'being confirmed',
    failed: 'did not go through',
    unclear: 'being looked into',
    disputed: 'disputed',
  } as Readonly<Record<UnsettledPhase, string>>,
};

export type PaymentTexts = typeof payment;
