/** The work that a running clock is for. */
export type ClockSubject = 'reply' | 'answer' | 'delivery';

/** What the left column says: what is going on, and what is to be done. */
export const now = {
  /** Before the figure; some languages say it there. */
  before: { reply: '', answer: '', delivery: '' } as Readonly<Record<ClockSubject, string>>,
  /** After the figure. */
  after: {
    reply: 'until you have our quote, at the latest.',
    answer: 'until you have our answer, at the latest.',
    delivery: 'until delivery, at the latest.',
  } as Readonly<Record<ClockSubject, string>>,
  days: 'd',
  hours: 'h',
  minutes: 'min',
  /** Around the moment. */
  by: { before: 'By ', after: (whose: string): string => `, ${whose}.` },
  late: {
    reply: 'We are late. Your quote should have been here by now, and a person is on it.',
    answer: 'We are late. Our answer should have been here by now, and a person is on it.',
    delivery: 'We are late. Your translation should have been here by now, and a person is on it.',
  } as Readonly<Record<ClockSubject, string>>,
  wasDue: { before: 'It was due by ', after: (whose: string): string => `, ${whose}.` },
  received:
    'A person is reading your document and sets a fixed price and a delivery time. You owe nothing until you accept.',
  inProgress: 'We are translating your document. You will find everything about it on this page.',
  /** Above a question of the office. */
  from: (office: string, moment: string): string => `From ${office}, ${moment}`,
  accepted: {
    toPay: 'to pay. We will send you how to pay.',
    delivery: (moment: string, whose: string): string =>
      `Delivery stays as agreed: ${moment}, ${whose}.`,
  },
  expired: {
    statement: (moment: string): string =>
      `This quote was valid until ${moment}. It can no longer be accepted.`,
    text: 'Your document and our count are still here. Ask, and a person answers.',
    button: 'Ask for a new quote',
    /** What is sent then, in the client’s name. */
    message: 'Your quote has expired. Please send me a new one.',
    asked: 'You have asked for a new quote. A person answers on this page.',
  },
  declined: {
    statement: (moment: string): string => `You declined this quote on ${moment}.`,
    text: 'Nothing was agreed and nothing is owed. If you change your mind, write to us below.',
    reason: 'Your reason',
  },
  delivered: 'Your translation is finished.',
  completed: {
    statement: 'This job is complete.',
    deletion: { before: 'We delete your document by ', after: '.' },
  },
  cancelled: {
    statement: 'This request was cancelled.',
    text: 'Nothing is owed. To take it up again, write to us below.',
  },
  deleted: {
    statement: 'Your document is deleted. What follows is all we keep.',
    file: 'File',
    size: 'Size',
    received: 'Received',
    deleted: 'Deleted',
    yours: 'yours',
  },
};

export type NowTexts = typeof now;
