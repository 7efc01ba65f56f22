import type { NoticeWords } from './notice-words.ts';

const counted = (one: string, several: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

export const noticesInEnglish: NoticeWords = {
  one: {
    overdue: 'Overdue.',
    'reply-soon': 'Due within the hour.',
    'delivery-today': 'To be delivered today.',
    'job-today': 'To be handed in today.',
    'order-handed-over': 'An order was handed over to you.',
    'job-offered': 'A job was offered to you.',
    'job-changed': 'A job of yours was changed.',
    'job-returned': 'A job was returned to you.',
    'job-taken-back': 'A job was taken back.',
    question: 'A question.',
    answer: 'An answer.',
    'job-message': 'A message about a job.',
    file: 'A file was added.',
    revision: 'A revision is asked for.',
    wish: 'A request about personal data.',
    'quote-accepted': 'A quote was accepted.',
    'quote-declined': 'A quote was declined.',
    'job-accepted': 'A job was accepted.',
    'job-declined': 'A job was declined.',
    'handed-in': 'A job was handed in.',
    paid: 'Paid.',
    'new-request': 'A new request.',
  },
  several: {
    overdue: (count) => `${count} overdue`,
    'due-soon': (count) => `${count} due soon`,
    'handed-over': (count) => `${count} handed over to you`,
    question: counted('question', 'questions'),
    answered: (count) => `${count} accepted or declined`,
    'handed-in': (count) => `${count} handed in`,
    paid: (count) => `${count} paid`,
    'new-request': counted('new request', 'new requests'),
  },
  sentence: (parts) => `${parts.join(', ')}.`,
  withReference: (text, reference) => `${text} ${reference}`,
  whileQuiet: (parts) => `While it was quiet: ${parts.join(', ')}.`,
  trial: 'This is how you are told.',
  chatTrial: 'This is a test. The group is told like this.',
  open: 'Open',
};
