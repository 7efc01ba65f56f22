import { company } from '@yiqiao/contract/company';

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** One job, as its translator sees it. */
export const seatJob = {
  figure: {
    days: 'd',
    hours: 'h',
    minutes: 'min',
    late: 'late',
    underAMinute: 'less than a minute',
    until: (moment: string, city: string): string => `until ${moment}, your time (${city})`,
    was: (moment: string, city: string): string => `was due ${moment}, your time (${city})`,
  },
  facts: {
    title: 'Terms',
    words: 'Words',
    due: 'Due',
    /** Behind the moment. */
    yourTime: ', your time',
    pace: 'Until then',
    paceText: (words: string): string => `about ${words} a day`,
    fee: 'Fee',
    /** Behind the fee. */
    perWord: (rate: string): string => `, ${rate} a word`,
    answerBy: 'Answer by',
    was: (before: string): string => `was ${before}`,
    none: 'none',
  },
  changed: 'The office has changed the terms.',
  noted: (name: string): string => `${name}: `,
  answer: {
    title: 'Do you take this job?',
    passed: (moment: string): string => `The office wanted an answer by ${moment}.`,
    accept: 'Accept',
    decline: 'Decline',
    giveBack: 'Give it back',
    why: 'A line for the office',
    optional: 'Optional',
    doDecline: 'Decline the job',
    doGiveBack: 'Give the job back',
    follows: 'The office then looks for somebody else. The files of the job leave this device.',
    loses: (count: number): string =>
      count === 1
        ? 'The file that you have not handed in is deleted.'
        : `The ${count} files that you have not handed in are deleted.`,
    keep: 'Keep the job',
    leave: 'Leave it open',
    ask: 'Ask before you answer',
  },
  band: {
    returned: 'The office asks for changes',
    handedInWhy: 'The office looks at it, and takes it over or returns it.',
    doneWhy: 'The office has taken your files over.',
    declined: 'You have declined this job',
    'taken-back': 'The office has taken this job back',
    otherRole: 'It ended with your former role.',
    filesGone: 'Its files have left this device. What was agreed and said stays here.',
  },
  source: {
    title: 'Source',
    count: (count: number, size: string): string => `${files(count)}, ${size}`,
    look: 'Look',
    open: 'Open',
    fetch: 'Download',
    fetching: 'Downloading...',
    of: (action: string, fileName: string): string => `${action}: ${fileName}`,
    kept: 'on this device',
    reference: 'for reference',
    gone: 'deleted',
    offline: 'You are offline, and this file is not on this device yet.',
    keepAll: 'Keep all on this device',
    keepAllOffline: 'You are offline. The files come from the server.',
    keptUntil: 'Kept on this device until the job is over.',
    deletedAt: (moment: string): string => `Deleted ${moment}, here too.`,
    failed: {
      unanswered: 'The file did not come whole. Try again once you are back online.',
      refused: 'The file cannot be had.',
    },
  },
  finished: {
    title: 'Finished files',
    who: 'The office looks at them before anybody else does.',
    none: 'Nothing was handed in.',
    here: (size: string, moment: string): string => `${size}, here since ${moment}.`,
    handedIn: (size: string, moment: string): string => `${size}, handed in ${moment}.`,
    deleted: (size: string): string => `${size}, deleted.`,
    again: 'Hand in again',
    waits: (size: string): string =>
      `${size}, kept on this device. It is sent with the next connection.`,
    waitsHere: (size: string): string => `${size}. Stay on this page until it has arrived.`,
    save: 'Save',
    ended: 'The job ended before this file was sent. It is only on this device.',
    full: 'This device has no room for the file. Stay on this page until it has arrived.',
    removal: {
      unanswered: 'The server did not answer. Try again once you are back online.',
      offline: 'You are offline. What has arrived is removed with a connection.',
    },
  },
  handIn: {
    title: 'Hand in',
    line: 'A line with it',
    button: (count: number): string => (count === 0 ? 'Hand in' : `Hand in ${files(count)}`),
    sending: 'Handing in...',
    tooFew: 'Add a finished file first.',
    tooMany: (count: number): string => `Hand in ${count} files at once at most.`,
    tooBroken: 'Try again, or remove what did not arrive.',
    queued: 'Handed in as soon as you are back online',
    queuedNow: 'Handed in as soon as the files have arrived',
    lost: 'A file that was to be handed in is no longer on this device. Take this back, and choose the file again.',
    waiting: (count: number, size: string): string => `${files(count)} to be sent, ${size}`,
    keptHere: 'kept on this device',
    takeBack: 'Take back',
  },
  talk: {
    title: 'With the office',
    write: 'Write to the office',
    send: 'Send',
    sendName: 'Send to the office',
    you: 'You',
    none: 'Nothing has been said yet.',
  },
  history: {
    title: 'History',
    /** By the state that a step leads to. */
    steps: {
      offered: 'Offered',
      accepted: 'Accepted',
      declined: 'Declined',
      'handed-in': 'Handed in',
      returned: 'Returned for changes',
      'taken-back': 'Taken back',
      done: 'Taken over',
    } as Readonly<Record<string, string>>,
    terms: 'Terms changed',
    count: (count: number): string => (count === 1 ? '1 step' : `${count} steps`),
    you: 'you',
    office: company.name,
  },
};

export type SeatJobTexts = typeof seatJob;
