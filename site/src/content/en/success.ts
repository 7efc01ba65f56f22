import { formats } from './formats.ts';
import { parts } from './quote/parts.ts';
import { counting } from './quote/words/counting.ts';
import { reasons } from './quote/words/reasons.ts';

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
  /** What happens next, around the moment. */
  next: {
    read: 'A person reviews your document and quotes a fixed price.',
    quote: { before: 'The quote will be on your page by ', after: '.' },
    decide: 'You accept, ask or decline. Nothing is owed before you accept.',
  },
  page: {
    heading: 'Your page',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied: the link is selected, copy it yourself.',
    note: 'Keep this link: it is shown here only. Anyone with it can see your request.',
    /** In its place, where mail goes out. */
    mailed: 'We are sending you this link by email as well. Anyone with it can see your request.',
    open: 'Open your page',
  },
  another: 'Send another document',
  /** Around the link that writes a mail. */
  wrong: {
    before: 'Wrong email address? ',
    link: 'Write to us',
    after: ' with your reference.',
    subject: (reference: string): string => `A different address for ${reference}`.trim(),
  },
  receipt: {
    reference: 'Reference',
    received: 'Received',
    email: 'Your email',
    replyBy: 'Reply by',
    yourTime: (moment: string): string => `${moment}, your time`,
    beingCounted: 'Being counted',
    counting: 'We are counting the words in your document. Our reply will say how many there are.',
    counted: 'Counted',
    countedHere: 'Counted in your browser',
    checking: 'We are checking this count.',
    countedInToo: (parts: string): string => `With ${parts}.`,
    estimate: 'Estimate',
    /** @param moment when they changed. */
    honoured: (moment: string): string =>
      `At the prices you were shown. They changed on ${moment}; yours stays.`,
    outdated: (shown: string): string =>
      `Our prices have changed since you were shown ${shown}. This is the price today.`,
  },
};

export type SuccessTexts = typeof success;
