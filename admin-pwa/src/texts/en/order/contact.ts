/** The correction of a client’s name or address. */
export const contact = {
  correct: 'Correct',
  noMail: 'No email address: nothing is mailed',
  title: 'Correct name or address',
  name: 'Name',
  email: 'Email',
  was: (before: string): string => `was ${before}`,
  also: (count: number): string =>
    count === 1
      ? 'Also in the client’s other open request'
      : `Also in the client’s ${count} other open requests`,
  follows: 'What follows',
  /** The beginning of each is emphasized. */
  mails: ['Mails', ' go to the new address from now on, those that have not arrived included.'],
  accepted: (version: number): readonly string[] => [
    `Quote ${version}`,
    ' keeps the name it was accepted under.',
  ],
  history: ['The history', ' keeps what it was before, and the device it was corrected on.'],
  link: 'The client’s link',
  stays: 'stays good',
  ends: 'ends; a new one is made',
  endsWhy: 'If somebody else read that mailbox. You send the new one to the client.',
  endsOffline: 'You are offline. A new link comes from the server.',
  send: (count: number): string => (count === 1 ? 'Correct' : `Correct in ${count} requests`),
  sending: 'Correcting...',
  cancel: 'Cancel',
  linksEnded: (count: number): string =>
    count === 1
      ? 'Corrected. The old link has ended; the new address of the client’s page:'
      : 'Corrected. The old links have ended; the new addresses of the client’s pages:',
  linkFailed: 'Corrected, but the old link still works:',
  done: 'Done',
};

export type ContactTexts = typeof contact;
