import { company } from '@yiqiao/contract/company';
import type { Currency } from '@yiqiao/contract/money/currency';
import type { PaymentWay, ReversalKind } from '@yiqiao/contract/record/recorded-payment';

const currencies: Readonly<Record<Currency, string>> = {
  USD: 'US dollars',
  CNY: 'renminbi',
};

/** As a choice among the others. */
const ways: Readonly<Record<PaymentWay, string>> = {
  bank: 'Bank',
  alipay: 'Alipay',
  wechat: 'WeChat',
  cash: 'Cash',
  other: 'Other',
};

/** At the end of a line. */
const byWay: Readonly<Record<PaymentWay, string>> = {
  bank: 'by bank',
  alipay: 'by Alipay',
  wechat: 'by WeChat',
  cash: 'in cash',
  other: 'another way',
};

/** What came: the name of an entry. */
const entries: Readonly<Record<PaymentWay, string>> = {
  bank: 'Bank transfer',
  alipay: 'Alipay',
  wechat: 'WeChat Pay',
  cash: 'Cash',
  other: 'Another way',
};

const counterEntries: Readonly<Record<ReversalKind, string>> = {
  mistake: 'Counter-entry',
  refund: 'Sent back',
};

/** Faults of what is entered, by the code of the server. */
const faults: Readonly<Record<string, string>> = {
  'amount-invalid': 'Enter an amount above 0 and up to 1,000,000, such as 1,205.20.',
  'day-invalid': 'Choose the day on which the money came: today or earlier.',
  'reason-missing': 'Say why. Only the office reads it.',
  'text-too-long': 'This is too long: 500 characters at most.',
  'nothing-agreed': 'Nothing is agreed yet. The client has to accept a quote first.',
  'payment-alike':
    'The same sum has just arrived from another device; it is in the list. If this is another one, record it again.',
  'payment-missing': 'This payment is no longer here.',
  'payment-reversed': 'This payment has a counter-entry already.',
  'order-full': 'This order holds 60 recorded payments and takes no more.',
};

/** What was agreed, what came of it, and what staff enter about it. */
export const money = {
  title: 'Money',
  currencies,
  /** Which quote was agreed, and what it is in. */
  byQuote: (version: number, currency: string): string => `Quote ${version}, in ${currency}`,
  agreed: 'Agreed',
  paid: 'Paid',
  open: 'Open',
  refunded: 'Refunded',
  overpaid: 'To be paid back',
  nothing: 'nothing',
  ways,
  byWay,
  entries,
  counterEntries,
  quoted: (note: string): string => `“${note}”`,
  /** When it was entered, where that is another day. */
  enteredOn: (moment: string): string => `entered ${moment}`,
  notSent: 'not sent',
  record: 'Record a payment',
  /** Begins a message about what is open. */
  remind: 'Remind',
  correct: 'Correct',
  /** Of one entry, for those who hear it. */
  correctWhich: (entry: string, day: string, sum: string): string =>
    `Correct: ${entry}, ${day}, ${sum}`,
  faults: (code: string): string => faults[code] ?? 'This was not taken.',
  dialog: {
    amount: 'Amount',
    asQuote: (currency: string): string => `${currency}, as the quote`,
    all: ['All that is open.', ' Type over it for a part.'],
    part: (rest: string): string => `A part. ${rest} stays open.`,
    more: (rest: string): string => `${rest} more than is open.`,
    nothingOpen: 'Nothing is open.',
    way: 'Way',
    day: 'Day',
    today: 'today',
    note: 'Note',
    optional: 'Optional',
    after: 'After this',
    paidInFull: 'Paid in full.',
    stillOpen: (rest: string): string => `${rest} stays open.`,
    tooMuch: (rest: string): string => `${rest} will have to be paid back.`,
    who: `The client’s page says so at once, recorded by ${company.brand}. The note stays in the office.`,
    send: (sum: string): string => `Record ${sum}`,
    sendAny: 'Record',
    cancel: 'Cancel',
    /** Between two keys. */
    andThen: 'then',
    /** What both keys do. */
    keys: (way: string): string => `: all of it, today, ${way}`,
  },
  correction: {
    title: 'Correct a payment',
    text: 'The line stays. A counter-entry is written beside it.',
    what: 'What happened',
    kinds: {
      mistake: ['It was entered wrong', 'Sum, way, day or order. Paid falls by it.'],
      refund: ['We sent the money back', 'Refunded rises by it; the client sees when.'],
    },
    why: 'Why',
    whoReads: 'only the office reads this',
    send: 'Write the counter-entry',
  },
  unpaid: {
    acceptedToday: 'Accepted today',
    forDays: (days: number): string => `Unpaid for ${days} ${days === 1 ? 'day' : 'days'}`,
    payBy: (day: string): string => `To be paid by ${day}`,
    lateBy: (days: number): string => `Payment ${days} ${days === 1 ? 'day' : 'days'} late`,
    /** In a row, below the sum that is open. */
    of: (agreed: string): string => `of ${agreed}`,
    inPart: (of: string): string => `${of} · paid in part`,
    count: (figure: string): string => `${figure} open`,
    /** How many orders a sum is of. */
    ofOrders: (figure: string): string => `of ${figure}`,
  },
  /** Of a row whose order is paid. */
  paidInRow: (words: string): string => `${words}, paid`,
  history: {
    recorded: 'Payment recorded',
    reversed: {
      mistake: 'Payment corrected: entered wrong',
      refund: 'Payment sent back',
    },
  },
  twice: {
    title: 'One transfer or two?',
    text: (isSameWay: boolean, days: number): string => {
      const way = isSameWay ? ', same way' : '';
      const apart = days === 0 ? 'same day' : `${days} ${days === 1 ? 'day' : 'days'} apart`;
      return ` Same sum${way}, ${apart}. Until you choose, one counts; both are kept.`;
    },
    one: 'One. Drop mine',
    two: 'Two. Record mine as well',
    paidInFull: ' the order is paid in full.',
    stays: (rest: string): string => ` ${rest} stays open.`,
    withOne: 'With this one alone',
    withBoth: 'With both',
    tooMuch: (rest: string): string => ` ${rest} too much is paid.`,
    inRow: (sum: string, day: string): string => `Twice ${sum}, ${day}`,
    toast: (customerName: string): string =>
      `${customerName}: the same sum was recorded on another device. One transfer or two?`,
  },
  /** In the outbox, behind a payment and its sum. */
  enteredAt: (moment: string): string => `, entered ${moment}. `,
};

export type MoneyTexts = typeof money;
