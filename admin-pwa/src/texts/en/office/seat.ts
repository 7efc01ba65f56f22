import { company } from '@yiqiao/contract/company';
import { format } from 'date-fns';
import { seatJob } from './seat-job.ts';

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
  skip: 'Skip to the job or the list',
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
  /** The order has ended, and its jobs with it. */
  endedWithOrder: (state: string): string => (state === 'done' ? 'Done' : 'Taken back'),
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
  ...seatJob,
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
    about:
      'Of jobs that you have handed in, by the month in which you first did, as the office counts them.',
    none: 'You have not handed in a job with a fee yet.',
    jobs: (count: number): string => (count === 1 ? '1 job' : `${count} jobs`),
  },
  help: {
    singleKeysWork: 'They work while a job has the focus, or nothing has.',
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
