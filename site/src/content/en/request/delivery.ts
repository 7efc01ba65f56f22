/** Finished files, and what the client says of them. */
export const delivery = {
  heading: 'Your translation',
  several: (deliveries: number, files: number): string =>
    `${deliveries} deliveries, ${files} files`,
  /** With the number of files that are current, where some are not. */
  newestFirst: (current: number | null): string =>
    current === null
      ? 'Newest first. Together they are your translation.'
      : `Newest first. ${current === 1 ? 'One file is' : `${current} files are`} current; what was replaced stays here.`,
  numbered: (number: number): string => `Delivery ${number}`,
  /** After the size of a file. */
  gap: ' · ',
  replacedBy: (number: number): string => `replaced by delivery ${number}`,
  download: 'Download',
  /** Where an app shows the page that may not let a file through. */
  inApp: 'If nothing downloads here, open this page in your browser.',
  /** What opens the whole of it. */
  sha256: 'SHA-256',
  confirm: {
    heading: 'Is everything right?',
    text: 'Once you confirm, the order is complete, and we delete your document and the translation from our machines within 24 hours. Save your copies first.',
    button: 'Confirm',
  },
  revision: {
    ask: 'Ask for a revision',
    label: 'What should be different?',
    send: 'Send and ask for it',
    hint: 'We go back to work on it. The files above stay here.',
  },
  /** Around the moment. */
  until: {
    before: 'If we don’t hear from you, the order closes on ',
    after: (whose: string): string => `, ${whose}. Revisions are free until then.`,
  },
  asked: {
    heading: 'Your change is being made.',
    /** With the moment by which we answer, unless we have. */
    said: (moment: string, answerBy: string | null): string =>
      answerBy === null
        ? `You asked for it on ${moment}. The new files will be on this page.`
        : `You asked for it on ${moment}. We answer by ${answerBy} and say when it comes.`,
    on: (moment: string): string => `You asked for a revision on ${moment}`,
  },
  deliveredOn: (number: number, moment: string): string => `Delivery ${number}, ${moment}`,
};

export type DeliveryTexts = typeof delivery;
