/** Everything that is kept of one person: to be exported, or erased. */
export const forgetting = {
  title: 'Client’s data',
  why: (email: string): string => `Everything stored under ${email}, across all submissions.`,
  submissions: (count: number): string => (count === 1 ? '1 submission' : `${count} submissions`),
  language: (name: string): string => `Language: ${name}`,
  export: 'Export everything',
  exportOffline: 'You are offline. The export comes from the server.',
  erase: 'Erase this person',
  wish: {
    export: 'The client asks for a copy of everything',
    exportWhy: (moment: string): string =>
      `Asked ${moment}. Export it and send it to the client; due within a month.`,
    erase: 'The client asks to be erased',
    eraseWhy: (moment: string): string =>
      `Asked ${moment}. Look at what would go first; due within a month.`,
  },
  dialog: {
    title: (name: string): string => `Erase ${name}`,
    under: (email: string): string => `Everything kept under ${email}. This cannot be undone.`,
    goes: 'Deleted now',
    stays: 'Kept, without name, email or file name',
    submissions: 'Submissions',
    underWay: 'of these still in progress',
    files: 'Documents and finished files',
    filesAnd: (count: string, size: string): string => `${count}, ${size}`,
    said: 'Messages and notes',
    mails: 'Emails, sent and queued',
    invoicesStay: (count: number): string =>
      count === 1
        ? 'The invoice stays as long as the law asks, with what it names.'
        : `${count} invoices stay as long as the law asks, with what they name.`,
    paymentsStay: (count: number): string =>
      count === 1
        ? 'Of 1 payment the amount and the day stay, and the number of a provider that took it. Such a provider keeps more: have it deleted there.'
        : `Of ${count} payments the amounts and the days stay, and the numbers of a provider that took them. Such a provider keeps more: have it deleted there.`,
    links: 'Client’s pages',
    linksEnd: (count: number, figure: string): string =>
      count === 1 ? '1 link ends' : `${figure} links end`,
    line: 'One line for the books: the month, how many submissions there were, how many were accepted, and for how much.',
    exportFirst: 'Export all of it first, as a zip',
    type: 'To erase, type the email address',
    /** Of a request that has no address. */
    typeReference: 'To erase, type the reference',
    keep: 'Keep everything',
    erase: (count: number, figure: string): string =>
      count === 1 ? 'Erase 1 submission' : `Erase ${figure} submissions`,
    eraseAll: 'Erase',
    erasing: 'Erasing...',
    looking: 'Looking what there is...',
    offline: 'You are offline. Erasing needs a connection.',
    differs: 'This is not the address of this submission.',
  },
  look: {
    unanswered: 'The server did not answer. Try again once you are back online.',
    refused: 'What there is could not be found out.',
  },
  outcome: {
    done: 'Erased',
    doneWhy: (count: number): string =>
      count === 1
        ? '1 submission and everything in it is gone.'
        : `${count} submissions and everything in them are gone.`,
    /** Nothing can be removed from a disk that is full. */
    begunWhy:
      'The submissions are gone. The server could not remove all files and older copies yet: it keeps trying and finishes by itself.',
    unanswered:
      'The server did not answer. It may have been erased all the same: refresh once you are back online to see.',
    refused: 'Nothing was erased.',
  },
  /** On a device that had something waiting about somebody who is erased. */
  dropped: 'Erased',
  droppedWhy: 'Somebody was erased. What waited on this device for them was dropped.',
};

export type ForgettingTexts = typeof forgetting;
