/** The help dialog: keys, marks, and what this device keeps. */
export const help = {
  title: 'Help',
  keysTitle: 'Keys',
  keys: {
    next: 'Next and previous submission',
    ends: 'First and last submission',
    open: 'Open the submission',
    buttons: 'To the buttons of the submission',
    back: 'Back to the list',
    notification: 'To the latest notification; Enter triggers Undo',
  },
  singleKeysTitle: 'Single keys',
  singleKeysWork: 'They work while a submission has the focus, in the list or opened.',
  singleKeys: {
    statuses: 'Set pending, in-progress, completed, cancelled',
    download: 'Download the document',
    quote: 'Send a quote',
    payment: 'Record a payment',
    billing: 'Copy the billing details',
    invoice: 'Attach an invoice',
    file: 'Add a file for the client',
    note: 'Write a note',
    newRequest: 'New request',
    search: 'Search',
    help: 'This help',
  },
  useSingleKeys: 'Use single keys on this device',
  marksTitle: 'Marks',
  marks:
    'A dashed outline marks a change that the server does not have yet. Every request is promised a reply within 24 hours: its clock turns yellow six hours before that, red one hour before, and black once the reply is overdue.',
  deviceTitle: 'This device',
  keepsNothing:
    'This browser does not let the console keep anything. Without a connection there is no list, and closing this tab discards changes that were not sent.',
  keeps:
    'Submissions and unsent changes are kept on this device until you log out. They are locked when the server has not confirmed your session for 72 hours.',
  durable: 'The browser has promised not to delete them.',
  notDurable:
    'The browser may delete them when the device runs out of space. Installing the console makes that unlikely.',
  plainHttp:
    'This address is not encrypted (http://), so the browser can neither install the console nor open it without a connection. Use the https:// address for that.',
  installOnIos: 'To install on this device: tap Share, then Add to Home Screen.',
  version: (version: string): string => `Version ${version}`,
};

export type HelpTexts = typeof help;
