import { formats } from './formats.ts';
import { counting } from './quote/counting.ts';
import { parts } from './quote/parts.ts';
import { reasons } from './quote/reasons.ts';

/** Everything that the success page says. */
export const success = {
  formats,
  counting,
  reasons,
  parts,
  /** The title: its last word stands on the rule, with the stop. */
  title: { start: 'Thank ', end: 'you', stop: '.' },
  submitted:
    'Your quote request has been submitted. We will reply within 24 hours (including weekends & holidays).',
  /** Around the address, which is set apart. */
  next: {
    before: 'Next, we read your document and send the price and the delivery date to ',
    after: '. Nothing is due until you decide.',
  },
  /** Around the link that writes a mail. */
  wrong: {
    before: 'Is that address wrong? ',
    link: 'Write to us',
    after: ' and give the reference.',
    subject: (reference: string): string => `A different address for ${reference}`.trim(),
  },
  receipt: {
    reference: 'Reference',
    received: 'Received',
    size: (megabytes: string): string => `${megabytes} MB`,
    replyTo: 'Reply to',
    replyBy: 'Reply by',
    yourTime: (moment: string): string => `${moment}, your time`,
    beingCounted: 'Being counted',
    counting: 'We are counting the words in your document. Our reply will say how many there are.',
    counted: 'Counted',
    countedHere: 'Counted in your browser',
    checking: 'We are checking this count.',
    countedInToo: (parts: string): string => `With ${parts}.`,
  },
};

export type SuccessTexts = typeof success;
