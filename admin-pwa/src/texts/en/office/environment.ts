import type { EnvironmentGroup, EnvironmentNote } from '@yiqiao/contract/record/environment';
import type { MailFault } from '@yiqiao/contract/record/mail-trial';

const groups: Readonly<Record<EnvironmentGroup, string>> = {
  address: 'Address',
  places: 'Where things lie',
  secrets: 'Secrets',
  mail: 'Mail',
  payment: 'Payment',
  backup: 'Backup',
  keeping: 'Kept how long',
  limits: 'Limits',
};

/** What follows, after “not set” or a value. */
const notes: Readonly<Record<EnvironmentNote, string>> = {
  'no-address':
    'Until it is, there is neither mail nor card payment, and passkeys work on the server’s own machine alone.',
  'address-not-secure': 'It is not https: there are no passkeys and no notices on devices.',
  'store-here': 'Submissions are kept in DATA_DIR.',
  'documents-here': 'Documents are kept in UPLOADS_DIR.',
  'documents-in-bucket': 'Documents are kept in the bucket.',
  'made-secret': 'The server has made one and keeps it.',
  'kept-password': 'The password stored on the server applies.',
  'no-cards': 'Card payment stays off until it is.',
  'no-mail': 'No mail is sent, and none is promised.',
  'office-untold': 'The office gets no mail about requests.',
  'not-signed-here': 'Mails are not signed here; the mail server may sign them.',
  'no-backup': 'The server makes no backup into a bucket.',
  'database-backup': 'The database is backed up with its own means.',
  'never-deleted': 'Nothing of it is deleted by itself.',
  'owner-decides': 'Not in effect: it is set under “How long things are kept”.',
};

const faults: Readonly<Record<MailFault, string>> = {
  login: 'The mail server does not accept user or password. Check both in SMTP_URL.',
  host: 'There is no such mail server. Check the host in SMTP_URL.',
  connection: 'The mail server does not answer. Check host and port in SMTP_URL.',
  tls: 'The connection to the mail server could not be made secure. Check scheme and port in SMTP_URL.',
  sender: 'The mail server refuses the sender. Check MAIL_FROM.',
  recipient: 'The mail server refuses this address. Check it, or try another.',
  mail: 'The mail server refuses the mail.',
  later: 'The mail server wants it tried again later.',
  timeout: 'The mail server has not answered in time. The mail may arrive all the same.',
};

/** What the server was started with. */
export const environment = {
  lead: 'What the server needs before it can read its store. It is changed on the machine and read at start; nothing here can be changed.',
  fact: (count: number): string => `read only, ${count} values`,
  loading: 'Looking what the server was started with...',
  offline: 'You are offline. What the server was started with is shown with a connection.',
  groups,
  notes,
  set: 'set',
  notSet: 'not set',
  /** Between what is known of a value. */
  comma: ', ',
  /** Ends what stands before a note. */
  stop: '.',
  byDefault: (value: string): string => `${value}, by default`,
  port: (port: number): string => `port ${port}`,
  modes: { live: 'live', test: 'test' },
  confirmedBy: (standby: string): string => `confirmed by standby ${standby}`,
  confirmedAlone: 'confirmed by this machine alone',
  /** What is in a group besides. */
  closed: (count: number): string => `${count} not set`,
  mail: {
    title: 'A test mail',
    intro: 'It goes out at once, as all mails of the office do.',
    off: 'No mail is sent from here. To have it sent, set SMTP_URL, MAIL_FROM and PUBLIC_ORIGIN on the machine and start the server again.',
    to: 'To',
    send: 'Send one',
    sending: 'Sending...',
    offline: 'You are offline. A test mail needs the server.',
    taken: (to: string, moment: string, seconds: string): string =>
      `The mail server took it ${moment}, to ${to}, in ${seconds} s.`,
    look: 'Look into that mailbox, and into its spam.',
    notTaken: (to: string, moment: string): string => `Sent ${moment} to ${to}.`,
    said: (text: string): string => `It said: “${text}”`,
    faults,
  },
};

export type EnvironmentTexts = typeof environment;
