import { billing } from './billing.ts';
import { contact } from './contact.ts';
import { declining } from './declining.ts';
import { exchange } from './exchange.ts';
import { failedMail } from './failed-mail.ts';
import { invoices } from './invoices.ts';
import { newRequest } from './new-request.ts';
import { offers } from './offers.ts';
import { progress } from './progress.ts';
import { sources } from './sources.ts';

/** Why an offer, a message or a note is not taken, by the code of the server. */
const faults: Readonly<Record<string, string>> = {
  'text-missing': 'Write something first.',
  'text-too-long': 'This is too long.',
  'order-full': 'There are too many already; nothing more can be added here.',
  'source-missing': 'The client has taken this document back, or made it a reference.',
  'source-answered': 'This document has been answered before.',
  'currency-differs': 'An amendment is in the currency that was agreed.',
  'order-closed': 'This submission is closed. Set another status before you send a quote.',
  'words-invalid': 'Give the number of words.',
  'price-invalid':
    'Give a price, such as 0.225 for a word, or 1,205.20 in all. The total is above 0 and at most 1,000,000.',
  'reason-missing': 'Say why it is not the counted number. The client reads this.',
  'deliver-invalid': 'Choose a moment in the future.',
  'valid-invalid': 'Choose a moment within the next 90 days.',
  'pay-invalid': 'Choose today or a later day.',
  'day-unfinished': 'Complete the day, or leave it empty.',
  'name-invalid': 'Give a name of at most 200 characters.',
  'email-invalid': 'Give an email address such as name@example.com.',
  'assignee-unknown': 'This person cannot have orders. Choose another.',
  'translator-missing': 'Choose a translator.',
  'translator-unknown': 'This person cannot have jobs. Choose another.',
  'files-missing': 'Choose at least one document.',
  'due-invalid': 'A job is due in the future.',
  'fee-invalid':
    'Give a fee, such as 0.35 for a word, or 680.00 in all. The total is above 0 and at most 1,000,000.',
  'job-missing': 'There is no such job any more.',
  'job-moved-on': 'The job has moved on. Look at it as it is now.',
  'job-full': 'There is no room for more in this job.',
  'job-file-missing': 'One of these files is not there any more. Choose again.',
  'order-pending': 'Work on this order has not started: set it to in progress first.',
  'too-many-files': 'The order cannot hold so many files.',
  'contact-unchanged': 'Nothing has been changed yet.',
  'moment-unfinished': 'Complete the day and the time.',
  'moment-invalid': 'Choose moments in the future; a quote is open for 90 days at most.',
  'blank-empty': 'Fill in the blank first, or delete it.',
  conflict: 'The submission was changed elsewhere. Look at it again.',
};

/** From the quote to the delivery: what office and client do about a submission. */
export const order = {
  faults: (code: string): string => faults[code] ?? 'This was not taken.',
  notSent: 'It could not be sent',
  /** Beside the words of a row. */
  inRow: (words: string, version: number): string => `${words}, quote ${version}`,
  ...progress,
  ...exchange,
  billing,
  contact,
  declining,
  failedMail,
  newRequest,
  sources,
  invoices,
  ...offers,
};

export type OrderTexts = typeof order;
