/** The client’s link, messages and notes, and what waits of them. */
export const exchange = {
  link: {
    copy: 'Copy the link',
    copied: 'Copied',
    copyByHand: 'Copy this address:',
    renew: 'Replace the link',
    renewQuestion: 'End the client’s link?',
    renewText:
      'The client’s page moves to a new address. Whoever has the old one finds nothing there any more, the client included: send them the new one.',
    renewNow: 'Make a new link',
    making: 'Making...',
    keep: 'Keep the link',
    renewed: 'The link has been replaced',
    newOne: 'The new address of the client’s page:',
    offline: 'You are offline. The link comes from the server.',
    failed: {
      unanswered: 'The server did not answer. Try again once you are back online.',
      refused: 'There is no link.',
    },
  },
  talk: {
    withClient: 'With the client',
    onlyUs: 'Only us',
    office: 'Office',
    question: 'question',
    write: 'Write to the client',
    writeNote: 'Note for the office',
    /** Beside a field that says what is sent. */
    send: 'Send',
    sendMessage: 'Send to client',
    sendAnswer: 'Send answer',
    keep: 'Save',
    keepNote: 'Save note',
    note: 'Note',
    earlier: (count: number): string => `${count} earlier`,
    enterSends: (key: string): string => `${key} Enter sends`,
    onDevice: (moment: string): string => `${moment}, on this device`,
  },
  what: {
    offer: (total: string): string => `Quote, ${total}`,
    writtenAt: (moment: string): string => `, written ${moment}. `,
    said: (text: string): string => `“${text}” `,
  },
  /** By the command: what it does, and that it is done. */
  asides: {
    sendMessage: { name: 'Message to the client', done: 'Message sent' },
    keepNote: { name: 'Note', done: 'Note kept' },
    answerSource: { name: 'Answer to an added document', done: 'Answer sent' },
    correctContact: { name: 'Name or address', done: 'Name or address corrected' },
    enterBilling: { name: 'Billing details', done: 'Billing details saved' },
    recordPayment: { name: 'Payment', done: 'Payment recorded' },
    reversePayment: { name: 'Counter-entry', done: 'Counter-entry written' },
    assign: { name: 'Whose order it is', done: 'Assigned' },
    handOutJob: { name: 'Job for a translator', done: 'Handed to the translator' },
    changeJob: { name: 'Terms of a job', done: 'Job changed' },
    writeInJob: { name: 'Message to a translator', done: 'Message sent' },
    returnJob: { name: 'Job to be returned', done: 'Returned to the translator' },
    takeBackJob: { name: 'Job to be taken back', done: 'Job taken back' },
  },
  settlement: {
    refusal: { name: 'Needs no answer', done: 'Marked: needs no answer' },
    file: { name: 'Needs no answer', done: 'Marked: needs no answer' },
    message: { name: 'Needs no answer', done: 'Marked: needs no answer' },
    mail: { name: 'Arrived another way', done: 'Marked: arrived another way' },
  },
  sent: {
    offer: (version: number): string => `Quote ${version} sent`,
    amendment: (version: number): string => `Amendment ${version} sent`,
  },
};

export type ExchangeTexts = typeof exchange;
