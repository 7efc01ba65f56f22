import { company } from '@yiqiao/contract/company';
import { format } from 'date-fns';

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** Why a job does not take something, by the code of the server. */
const faults: Readonly<Record<string, string>> = {
  'text-missing': 'Write something first.',
  'text-too-long': 'This is too long.',
  'job-missing': 'The office has taken this job out.',
  'job-changed': 'The office has just changed the terms. Look at them, then answer.',
  'job-moved-on': 'This job has moved on. Look at it as it is now.',
  'job-full': 'There are too many already; nothing more can be added here.',
  'job-file-missing': 'A file that was to be handed in is no longer there. Choose the files again.',
  'too-many-files': 'The job holds no more files. Remove some, or pack them as an archive.',
};

/** What a translator sees: their own jobs in the place of orders. */
export const seat = {
  title: `${company.name} translator`,
  pane: 'Jobs',
  detail: 'Job',
  views: {
    'to-answer': 'To answer',
    'in-work': 'In work',
    'handed-in': 'Handed in',
    done: 'Done',
  },
  dueFirst: 'due first',
  latestFirst: 'latest first',
  offers: (count: number): string =>
    count === 1 ? '1 job waits for your answer' : `${count} jobs wait for your answer`,
  empty: {
    'to-answer': 'Nothing to answer.',
    'in-work': 'Nothing in work.',
    'handed-in': 'Nothing waits for the office.',
    done: 'No job is done yet.',
  },
  noJobs: 'No jobs yet.',
  about:
    'Only jobs that the office has handed to you are here. Their files leave this device when a job is over.',
  choose: 'Choose a job to see what it is about.',
  notHere: 'This job is no longer here.',
  back: (view: string): string => `Back: ${view}`,
  number: (reference: string, number: number): string => `${reference}, job ${number}`,
  handedOver: (name: string, moment: string): string => `Handed over by ${name}, ${moment}.`,
  office: 'the office',
  words: (count: number): string => (count === 1 ? 'word' : 'words'),
  isNew: 'New',
  notSent: 'not sent',
  filesHere: (count: number): string => `${files(count)} here`,
  newMessages: (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`),
  clock: {
    answerBy: (moment: string): string => `Answer by ${moment}`,
    offered: (moment: string): string => `Offered ${moment}`,
    due: (moment: string): string => `Due ${moment}`,
    late: (span: string): string => `Late by ${span}`,
    'handed-in': (moment: string): string => `Handed in ${moment}`,
    done: (moment: string): string => `Done ${moment}`,
    declined: (moment: string): string => `Declined ${moment}`,
    'taken-back': (moment: string): string => `Taken back ${moment}`,
  },
  figure: {
    days: 'd',
    hours: 'h',
    minutes: 'min',
    late: 'late',
    until: (moment: string, city: string): string => `until ${moment}, your time (${city})`,
    was: (moment: string): string => `was due ${moment}`,
  },
  facts: {
    due: 'Due',
    dueHere: (moment: string): string => `${moment}, your time`,
    pace: 'Until then',
    paceText: (words: string): string => `about ${words} a day`,
    fee: 'Fee',
    perWord: (rate: string): string => `${rate} a word`,
    answerBy: 'Answer by',
    was: (before: string): string => `was ${before}`,
  },
  changed: 'The office has changed the terms.',
  noted: (name: string): string => `${name}: `,
  answer: {
    accept: 'Accept',
    decline: 'Decline',
    giveBack: 'Give it back',
    why: 'A line for the office',
    optional: 'Optional',
    doDecline: 'Decline the job',
    doGiveBack: 'Give the job back',
    leave: 'Leave it',
    ask: 'Ask before you answer',
    accepted: 'Accepted. It will be sent when you are back online.',
    declined: 'Declined. It will be sent when you are back online.',
    waits: 'It will be sent when the server answers again.',
  },
  band: {
    returned: 'The office asks for changes',
    'handed-in': 'Handed in',
    handedInWhy: 'The office looks at it, and takes it over or returns it.',
    done: 'Done',
    doneWhy: 'The office has taken your files over.',
    declined: 'You have declined this job',
    'taken-back': 'The office has taken this job back',
    otherRole: 'It ended with your former role.',
    filesGone: 'Its files have left this device.',
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
    here: (size: string, moment: string): string => `${size}, here since ${moment}.`,
    handedIn: (size: string, moment: string): string => `${size}, handed in ${moment}.`,
    waits: (size: string): string =>
      `${size}, kept on this device. It is sent with the next connection.`,
    full: 'This device has no room for the file. Stay on this page until it has arrived.',
    removal: {
      unanswered: 'The server did not answer. Try again once you are back online.',
      offline: 'You are offline. What has arrived is removed with a connection.',
    },
  },
  handIn: {
    line: 'A line with it',
    button: (count: number): string => (count === 0 ? 'Hand in' : `Hand in ${files(count)}`),
    tooFew: 'Add a finished file first.',
    tooEarly: 'Wait until all files have arrived.',
    tooBroken: 'Try again, or remove what did not arrive.',
    queued: 'Handed in as soon as you are back online',
    queuedNow: 'Handed in as soon as the files have arrived',
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
  /** By the command: what it does, and that it is done. */
  changes: {
    acceptJob: { name: 'Accept the job', done: 'Accepted' },
    declineJob: { name: 'Decline the job', done: 'Declined' },
    writeInJob: { name: 'Message to the office', done: 'Message sent' },
    handInJob: { name: 'Hand in', done: 'Handed in' },
  },
  faults: (code: string): string => faults[code] ?? 'This was not taken.',
  afterFiles: 'It will be sent as soon as its files have arrived.',
  refused: 'Not taken',
  otherRole: 'You have another role now',
  lost: (count: number): string => {
    if (count === 0) return 'What this device kept of the former one is deleted.';
    const changes = count === 1 ? '1 change that was' : `${count} changes that were`;
    return `What this device kept of the former one is deleted, with ${changes} not sent.`;
  },
  fees: {
    title: 'Fees',
    thisMonth: 'this month: ',
    month: (date: Date): string => format(date, 'MMMM yyyy'),
    about: 'Of jobs that are done, by the month in which the office took them over.',
    none: 'No job with a fee is done yet.',
    jobs: (count: number): string => (count === 1 ? '1 job' : `${count} jobs`),
  },
  help: {
    singleKeysWork: 'They work while nothing else or a job has the focus.',
    keys: {
      next: 'Next and previous job',
      ends: 'First and last job',
      open: 'Open the job',
      back: 'Back to the list',
      send: 'Send what is written',
    },
    marks: 'A dashed outline marks what the server does not have yet.',
    keeps:
      'Your jobs, the files that you have opened, and what was not sent are kept on this device until you log out. They are locked when the server has not confirmed your session for 72 hours; files leave when their job is over.',
    keepsNothing:
      'This browser does not let the console keep anything. Without a connection there are no jobs, and closing this tab discards what was not sent.',
  },
};

export type SeatTexts = typeof seat;
