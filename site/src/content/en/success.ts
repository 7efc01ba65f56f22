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
    read: 'A person reads your document and sets a fixed price.',
    quote: { before: 'The quote is on your page by ', after: '.' },
    decide: 'You accept, ask or decline. Nothing is owed before you accept.',
  },
  page: {
    heading: 'Your page',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied: the link is selected, copy it yourself.',
    note: 'Keep this link: it is shown here only. Anyone with it can see your request.',
    /** In its place, where mail goes out. */
    mailed: (address: string): string =>
      `We are sending this link to ${address} as well. Whoever has it sees your request.`,
    open: 'Open your page',
  },
  another: 'Send another document',
  /** Around the address, and the link that writes a mail. */
  wrong: {
    address: 'Your address is ',
    before: '. Is it wrong? ',
    link: 'Write to us',
    after: ' and give the reference.',
    subject: (reference: string): string => `A different address for ${reference}`.trim(),
  },
  receipt: {
    reference: 'Reference',
    received: 'Received',
    email: 'Your e-mail',
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
