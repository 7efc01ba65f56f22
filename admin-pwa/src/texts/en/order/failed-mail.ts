import type { MailFault } from '@yiqiao/contract/life/failed-mail';
import type { ClientEvent } from '@yiqiao/contract/record/mail';

/** By the `MailFault`. */
const why: Readonly<Record<MailFault, (address: string) => string>> = {
  'no-mailbox': (address) => `There is no mailbox ${address}. It is not tried again. `,
  'no-domain': (address) => `The domain of ${address} does not exist. It is not tried again. `,
  full: (address) => `The mailbox ${address} is full. It is not tried again. `,
  blocked: (address) => `The server of ${address} does not take our mail. It is not tried again. `,
  refused: (address) => `The mail to ${address} was refused. It is not tried again. `,
  'given-up': (address) => `The mail to ${address} was tried for two days in vain. `,
  waiting: (address) => `The mail to ${address} is still being tried. `,
};

const titles: Readonly<Record<ClientEvent, string>> = {
  received: 'The client has not been told that the request has arrived',
  quote: 'The quote has not reached the client',
  expired: 'The client has not been told that the quote has expired',
  question: 'Your message has not reached the client',
  accepted: 'The acceptance has not been confirmed to the client',
  delivered: 'The client has not been told of the delivery',
  completed: 'The client has not been told that the files are deleted',
  links: 'The links have not reached the client',
  cancelled: 'The client has not been told of the cancellation',
  payment: 'The client has not been told of the payment',
  invoice: 'The client has not been told of the invoice',
  declined: 'The client has not been told that the order was declined',
  'paid-back': 'The client has not been told that the money went back',
  'new-link': 'The new link has not reached the client',
  'new-address': 'The mail to the corrected address has not arrived',
};

/** A mail that did not arrive, and what to do about it. */
export const failedMail = {
  title: 'An email has not reached the client',
  titles,
  why,
  said: (reason: string, moment: string): string => `The mail server, ${moment}: “${reason}”`,
  onPage: 'The client’s page shows everything all the same: send its link another way.',
};

export type FailedMailTexts = typeof failedMail;
