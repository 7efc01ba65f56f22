/** Finished files, and what the client says of them. */
export const delivery = {
  heading: 'Your translation',
  numbered: (number: number): string => `Your translation, delivery ${number}`,
  download: 'Download',
  /** Where an app shows the page that may not let a file through. */
  inApp: 'If nothing downloads here, open this page in your browser.',
  /** What opens the whole of it. */
  sha256: 'SHA-256',
  confirm: {
    heading: 'Is it right?',
    text: 'Confirm, and the job is complete: we delete your document and the translation from our machines within 24 hours. Save your copies first.',
    button: 'Confirm',
  },
  revision: {
    ask: 'Ask for a revision',
    label: 'What should be different?',
    send: 'Send and ask for it',
    hint: 'We go back to work. The files above stay here.',
  },
  /** Around the moment. */
  until: {
    before: 'Without a word from you the job is complete on ',
    after: (whose: string): string => `, ${whose}. Revisions are free until then.`,
  },
  asked: {
    statement: (moment: string): string => `You asked for a revision on ${moment}.`,
    next: 'We are working on it. The new files will be on this page.',
    on: (moment: string): string => `You asked for a revision on ${moment}`,
  },
  earlier: 'Delivered before',
  deliveredOn: (number: number, moment: string): string => `Delivery ${number}, ${moment}`,
};

export type DeliveryTexts = typeof delivery;
