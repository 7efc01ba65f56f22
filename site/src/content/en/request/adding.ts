/** Documents and reference files that the client adds to an order. */
export const adding = {
  /** Before the words that open the picker; not on a phone, where nothing is dropped. */
  drop: 'Drop a document or a reference here, or ',
  choose: 'choose a file',
  list: 'Files to send',
  folder: 'A folder cannot be added as it is. Open it and drop its files, or drop a ZIP of it.',
  remove: 'Remove',
  cancel: 'Cancel',
  sending: 'Sent so far',
  /** Of a large file, which goes on by itself. */
  withUs: 'With us so far',
  lost: {
    line: (percent: number): string =>
      `The line is gone. It goes on by itself. ${percent} % is with us.`,
    busy: (percent: number): string =>
      `We have no place just now. It goes on by itself. ${percent} % is with us.`,
    'no-room': (percent: number): string =>
      `We have no room just now. It goes on by itself. ${percent} % is with us.`,
  },
  paused: (percent: number): string => `Paused. ${percent} % is with us.`,
  pause: 'Pause',
  goOn: 'Go on',
  tryNow: 'Try now',
  send: 'Send the file',
  /** In the place of the message's placeholder and hint, once a file is chosen. */
  withIt: 'A word with it, if you like',
  limit: 'Up to 1 GB each. Nothing has left this device yet.',
  legend: 'What is it for?',
  roles: { document: 'To be translated', reference: 'For reference only' },
  /** What a document does to the price. */
  effect: {
    before: 'We count it and quote it with the rest.',
    quoted: (version: number): string =>
      `Version ${version} stays open for what it names. We send a new version with this document in it.`,
    agreed:
      'The agreed price and delivery stay as they are. We answer within 24 hours; nothing more is charged before you accept it.',
  },
  reference: 'Not translated, not counted. It never changes the price.',
  documents: 'Documents',
  /** Between two facts of one document. */
  gap: ', ',
  added: (moment: string, byOffice: boolean): string =>
    byOffice ? `added by us for you ${moment}` : `added ${moment}`,
  states: {
    requested: 'part of your request',
    open: 'waits for our answer',
    offered: (version: number): string => `in version ${version}`,
    agreed: 'agreed',
    included: 'included at no charge',
    'left-out': 'not in this order',
    'not-agreed': 'not agreed',
    reference: 'for reference, not counted',
    removed: 'taken back',
  },
  /** @param moment `null`: it has passed. */
  awaited: (name: string, moment: string | null): string =>
    moment === null
      ? `${name} is with us. Our answer is late; we have not forgotten it.`
      : `${name} is with us. We answer by ${moment}.`,
  beside: (words: string): string => `${words}. `,
  holds:
    'What was agreed, price and delivery, stays as it is, whatever we answer; nothing more is charged before you accept it.',
  makeReference: 'Make it reference only',
  takeBack: 'Take it back',
};

export type AddingTexts = typeof adding;
