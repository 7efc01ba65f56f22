/** The work that a running clock is for. */
export type ClockSubject = 'reply' | 'answer' | 'delivery' | 'deletion';

/** What the left column says: what is going on, and what is to be done. */
export const now = {
  /** Before the figure; some languages say it there. */
  before: { reply: '', answer: '', delivery: '', deletion: '' } as Readonly<
    Record<ClockSubject, string>
  >,
  /** After the figure. */
  after: {
    reply: 'until you have our quote, at the latest.',
    answer: 'until you have our answer, at the latest.',
    delivery: 'until delivery, at the latest.',
    deletion: 'until your files are deleted, at the latest. Save your copies first.',
  } as Readonly<Record<ClockSubject, string>>,
  days: 'd',
  hours: 'h',
  minutes: 'min',
  /** A time in words: "23 h 8 min". */
  span: (pieces: readonly (readonly [count: number, unit: string])[]): string =>
    pieces.map((piece) => piece.join(' ')).join(' '),
  /** Around the moment. */
  by: { before: 'By ', after: (whose: string): string => `, ${whose}.` },
  late: {
    reply: 'We are late with your quote, and we are sorry.',
    answer: 'We are late with our answer, and we are sorry.',
    delivery: 'We are late with your delivery, and we are sorry.',
  } as Readonly<Record<Exclude<ClockSubject, 'deletion'>, string>>,
  lateNext:
    'We are working on it, and you don’t need to do anything. If it is getting too late for you, write to us below.',
  beingDeleted: 'Your files are being deleted.',
  wasDue: { before: 'It was due by ', after: (whose: string): string => `, ${whose}.` },
  received:
    'A person is reading your document and will quote a fixed price and a delivery time. You owe nothing until you accept.',
  /** Of a request that has no document yet. */
  receivedWithout:
    'A person is looking at your request and will quote a fixed price and a delivery time. You owe nothing until you accept.',
  inProgress: 'We are working on your order. You will find everything about it on this page.',
  /** Above a question of the office. */
  from: (office: string, moment: string): string => `From ${office}, ${moment}`,
  accepted: {
    /** After the price: of what is owed, and of what may have been paid. */
    toPay: 'to pay before we start. ',
    agreed: 'agreed, payable in full before we start. ',
    starts: 'Work starts when the payment has arrived.',
    paidAtOnce: 'Paid on acceptance',
    /** Below the moment. */
    delivered: (whose: string): string => `delivery, ${whose}`,
    paidLater: 'Paid later',
    deliveredLater: 'delivery moves back accordingly',
    ifPaid: (moment: string): string =>
      `Delivery was agreed for ${moment}, counted from your payment. If you have paid, we are late, and we are sorry: write to us below.`,
  },
  /** Of an order that was paid at once. */
  confirming: (moment: string): string =>
    `We confirm by ${moment}. If we have to decline, all of your payment goes back the same way.`,
  /** The office has declined it. */
  notTaken: {
    statement: 'We cannot take this order, and we are sorry.',
    reason: 'Our reason',
    text: 'All of your payment goes back the same way, and you owe nothing.',
  },
  expired: {
    statement: (moment: string): string =>
      `This quote was valid until ${moment}. It can no longer be accepted.`,
    text: 'Your document and our count are still here. Ask, and we’ll reply.',
    button: 'Ask for a new quote',
    /** What is sent then, in the client’s name. */
    message: 'Your quote has expired. Please send me a new one.',
    asked: 'You have asked for a new quote. We reply on this page.',
  },
  declined: {
    statement: (moment: string): string => `You declined this quote on ${moment}.`,
    text: 'Nothing was agreed and nothing is owed. If you change your mind, write to us below.',
    reason: 'Your reason',
  },
  cancelled: {
    statement: 'This request was cancelled.',
    text: 'Nothing is owed. To take it up again, write to us below.',
  },
};

export type NowTexts = typeof now;
