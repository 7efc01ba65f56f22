import { format } from 'date-fns';

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** A job in the form in which it is handed out. */
const compose = {
  title: 'Hand to a translator',
  changeTitle: 'Change the terms',
  number: (number: number): string => `Job ${number}`,
  to: 'To',
  inHand: (jobs: number, until: string, offered: number): string => {
    const work = jobs === 0 ? '' : `${jobs} ${jobs === 1 ? 'job' : 'jobs'} until ${until}`;
    const asked = offered === 0 ? '' : `${offered} offered`;
    return [work, asked].filter(Boolean).join(', ') || 'nothing in hand';
  },
  documents: 'Documents',
  asNamed: 'as they are named here.',
  nameless: 'without the client’s name.',
  rename: 'Rename',
  nameOf: (fileName: string): string => `Name of ${fileName} for this job`,
  leaveNameOut: 'Leave the client’s name out of the names of files',
  reference: 'for reference',
  notHanded: 'not handed over',
  noFiles: 'There is no document here that could be handed over.',
  words: 'Words',
  fromQuote: (version: number): string => `from quote ${version}`,
  direction: 'From, to',
  due: 'Due',
  before: (span: string): string => `${span} before the client’s moment.`,
  after: (span: string): string => `${span} after the client’s moment.`,
  fee: 'Fee',
  feeKinds: { none: 'None', 'per-word': 'Per word', fixed: 'Fixed' },
  currency: 'Currency of the fee',
  amounts: { 'per-word': 'Fee for a word', fixed: 'Fee for the job' },
  noFee: 'No fee',
  noFeeYet: 'No fee yet',
  feeIs: (total: string): string => `Fee: ${total}`,
  soFar: (name: string, month: Date): string => `${name}, ${format(month, 'MMMM')} so far`,
  note: 'Note',
  optional: 'Optional',
  translator: 'the translator',
  willSee: (name: string): string => `What ${name} will see`,
  job: 'Job',
  files: 'Files',
  pace: 'Pace',
  aDay: (words: string): string => `${words} a day`,
  staysHere: 'What stays here',
  stays:
    'Name, address and page of the client, our price, what we say to the client and among us. What a file itself says is in the file.',
  handTo: (name: string): string => `Hand to ${name}`,
  change: 'Change the terms',
  cancel: 'Cancel',
};

/** What translators have of an order, as the office sees it. */
export const translators = {
  handOut: 'Hand to a translator',
  another: 'Another job',
  jobs: 'Jobs',
  job: (number: number): string => `Job ${number}`,
  jobOf: (number: number, name: string): string => `Job ${number}, ${name}`,
  handedOutBy: (who: string, moment: string): string =>
    who === '' ? `Handed out ${moment}` : `Handed out ${moment}, ${who}`,
  change: 'Change due or fee',
  twice: (one: string, other: string): string =>
    `${one} and ${other} both have the same documents. Take one job back unless that is meant.`,
  /** In a row of the list. */
  row: {
    withName: (names: string): string => `with ${names}`,
    news: { 'handed-in': 'Handed in', declined: 'Job declined' },
  },
  /** Under the stop of the delivery. */
  line: {
    offered: (name: string, moment: string): string => `offered to ${name}: ${moment}`,
    due: (name: string, moment: string): string => `${name}: ${moment}`,
    handedIn: (moment: string): string => `handed in ${moment}`,
  },
  /** What became of a job, and when. */
  states: {
    declined: (moment: string): string => `declined ${moment}`,
    'taken-back': (moment: string): string => `taken back ${moment}`,
    done: (moment: string): string => `taken over ${moment}`,
  },
  quoted: (note: string): string => `“${note}”`,
  withOrder: 'ended with the order',
  out: {
    handed: (name: string): string => `Handed to ${name}`,
    notSent: 'Not sent yet.',
    offered: (name: string): string => `${name} has not answered yet`,
    hasIt: (name: string, moment: string): string => `${name} has it until ${moment}`,
    late: (name: string, moment: string): string => `${name} had it until ${moment}`,
    lateBy: (span: string): string => `Late by ${span}.`,
    offeredAt: (moment: string, due: string): string => `Offered ${moment}, due ${due}.`,
    acceptedAt: (moment: string): string => `Accepted ${moment}.`,
    comes: 'It shows here once it is handed in.',
    returnedAt: (moment: string, note: string): string => `Returned ${moment}: “${note}”`,
  },
  takeBack: {
    ask: 'Take back',
    note: 'A line for the translator',
    hint: (name: string): string => `Optional. It is over for ${name}, and the files leave them.`,
    doIt: 'Take it back',
  },
  declined: {
    title: (name: string): string => `${name} declined`,
    noReason: 'No reason was given.',
    another: 'Hand to another',
    notAsked: 'not asked yet',
    same: 'Offer the same',
  },
  handedIn: {
    title: (name: string): string => `Handed in by ${name}`,
    early: (span: string): string => `${span} early`,
    late: (span: string): string => `${span} late`,
    size: (size: string): string => `${size}.`,
    opened: (looks: readonly string[]): string => `Opened by ${looks.join('; ')}.`,
    nobodyLooked: 'Nobody has looked at it yet.',
    lookAt: (count: number): string => `Look at ${files(count)}, then deliver`,
    lookAtOne: (fileName: string): string => `Look at ${fileName}, then deliver`,
    seen: 'All of it has been looked at',
    why: {
      deliver: 'The client sees nothing before that.',
      take: 'It goes with the other finished files; the client sees nothing before you deliver.',
    },
    unseen: { deliver: 'Deliver unseen', take: 'Take over unseen' },
    deliver: (count: number): string => `Deliver ${files(count)}`,
    take: (count: number): string => `Take over ${files(count)}`,
    keep: 'Take over as finished files',
    giveBack: 'Return with a note',
    whatToDo: 'What is to be done',
    reads: (name: string): string => `${name} reads this`,
    giveBackTo: (name: string): string => `Return to ${name}`,
    offline: 'You are offline. Opening and delivering need a connection.',
  },
  takingOver: {
    unanswered:
      'The server did not answer. It may have been done all the same: refresh once you are back online to see.',
    refused: 'This could not be taken over.',
  },
  facts: {
    to: 'To',
    direction: 'From, to',
    words: 'Words',
    due: 'Due',
    fee: 'Fee',
    noFee: 'none',
    counted: (fee: string, month: Date): string => `${fee}, counted in ${format(month, 'MMMM')}`,
    files: 'Files',
    notOpened: 'not opened yet',
    opened: (moment: string): string => `opened ${moment}`,
    partlyOpened: (count: number, moment: string): string => `${count} opened, last ${moment}`,
    note: 'Note',
    was: (former: string): string => `(was ${former})`,
  },
  talk: {
    title: (name: string): string => `With ${name}`,
    write: (name: string): string => `Write to ${name}`,
    send: (name: string): string => `Send to ${name}`,
    hidden: 'The client never sees this.',
  },
  history: {
    steps: {
      offered: (name: string): string => `Handed to ${name}`,
      accepted: (name: string): string => `Accepted by ${name}`,
      declined: (name: string): string => `Declined by ${name}`,
      'handed-in': (name: string): string => `Handed in by ${name}`,
      returned: (name: string): string => `Returned to ${name}`,
      'taken-back': (name: string): string => `Taken back from ${name}`,
      done: (name: string): string => `Taken over from ${name}`,
    },
    changed: (name: string): string => `Terms changed for ${name}`,
    removed: (name: string): string => `${name} was removed`,
    otherRole: (name: string): string => `${name} has another role`,
    itself: 'by itself',
  },
  key: 'Hand it to a translator',
  csv: {
    title: 'Fees',
    text: 'What translators get, by month and currency, for what they handed in.',
    none: 'Nothing with a fee has been handed in yet.',
    save: 'CSV of fees by month',
    month: 'Month',
    translator: 'Translator',
    jobs: 'Jobs',
    words: 'Words',
    currency: 'Currency',
    fees: 'Fees',
  },
  compose,
};

export type TranslatorTexts = typeof translators;
