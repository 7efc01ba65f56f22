import type { NoticeEvent } from '@yiqiao/contract/record/notice';
import { noticesInEnglish } from '@yiqiao/contract/wording/notices/en';
import type { NoticeWords } from '@yiqiao/contract/wording/notices/notice-words';

/** An event as a line: its name, and what it is. */
export interface EventWords {
  readonly name: string;
  /** Empty where the name says it. */
  readonly what: string;
}

const events: Readonly<Record<NoticeEvent, EventWords>> = {
  overdue: { name: 'Overdue', what: 'a reply or a delivery is late' },
  'due-soon': { name: 'Due soon', what: 'a reply in an hour, a delivery today' },
  'handed-over': { name: 'Handed over to me', what: 'an order, with or without a note' },
  question: { name: 'Question or answer', what: 'from a client or a translator' },
  answered: { name: 'Accepted or declined', what: 'a quote, a job' },
  'handed-in': { name: 'Handed in', what: 'a translator’s files' },
  paid: { name: 'Paid', what: '' },
  'new-request': { name: 'New request', what: 'nobody has it yet' },
};

const seatEvents: Readonly<Record<NoticeEvent, EventWords>> = {
  ...events,
  overdue: { name: 'Overdue', what: 'a job is late' },
  'due-soon': { name: 'Due soon', what: 'the morning of the day' },
  'handed-over': { name: 'Offered or returned', what: 'a job, or a change of its terms' },
  question: { name: 'Message', what: 'from the office' },
};

const thisDevice = {
  computer: 'This computer',
  phone: 'This phone',
  tablet: 'This tablet',
};

/** How the person is told of what happens. */
export const told = {
  /** The notices themselves. */
  notices: noticesInEnglish as NoticeWords,
  /** What a notice says that cannot be read, or that comes where nobody is logged in any more. */
  worker: {
    something: 'Something new in the console.',
    loggedOut: 'You are logged out on this device. It tells you nothing more.',
  },
  events,
  seatEvents,
  thisDevice,
  /** The line of Me, until it is known. */
  hint: 'What tells you, and when it is quiet',
  atOnce: (devices: number): string =>
    devices === 1 ? 'At once on 1 device.' : `At once on ${devices} devices.`,
  nowhere: 'The console alone shows it.',
  quietHours: (from: string, to: string): string => `Quiet from ${from} to ${to}.`,
  looking: 'Looking it up...',
  offline: 'You are offline. Notices are looked up and changed on the server.',
  tryAgain: 'Try again',
  saving: 'Saving...',
  saved: 'Saved.',
  notSaved: 'Not changed.',
  intro:
    'Above a column’s full stop you are told at once. What is below it, the console alone shows.',
  on: 'on',
  silent: 'nothing at once',
  /** A browser, and whether it tells. */
  browser: (name: string, state: string): string => `${name}, ${state}`,
  stopOf: (device: string): string => `Told at once on ${device}`,
  upTo: (names: string): string => `At once: ${names}`,
  nothing: 'Nothing at once',
  lines: 'Events, the most urgent first',
  keys: { move: 'move the stop. Press a line to move it.', phone: 'Press a line to move it.' },
  moveUp: (name: string): string => `Move “${name}” up`,
  moveDown: (name: string): string => `Move “${name}” down`,
  moved: (name: string, place: number, all: number): string => `${name}: line ${place} of ${all}.`,
  try: 'Try it',
  tryOn: (device: string): string => `Try it on ${device}`,
  trying: 'Trying...',
  trial: {
    taken: (device: string): string => `Sent. ${device} should show it by now.`,
    gone: (device: string): string =>
      `Its push service no longer knows ${device}. Turn it on there again.`,
    refused: (said: string): string => `The push service refused it: ${said}`,
    unreachable: 'The push service did not answer.',
  },
  here: {
    title: 'This device',
    turnOn: 'Turn on here',
    turningOn: 'Turning on...',
    turnOff: 'Turn off',
    turnOffOn: (device: string): string => `Turn off on ${device}`,
    isOff: (device: string): string => `${device} tells you nothing yet.`,
    obstacles: {
      insecure: 'Notices need a secure address, which begins with https://.',
      'not-installed':
        'On an iPhone or iPad only the installed console can tell you: Share, then “Add to Home Screen”, and open it from there.',
      browser: 'This browser cannot be told anything while the console is closed.',
      blocked:
        'Notifications of this site are blocked in the browser. Allow them in its settings for this site, then load the console again.',
    },
    /** The person did not allow it, when the browser asked. */
    left: 'Nothing was allowed, so nothing changes.',
    unreachable:
      'The push service of this browser cannot be reached. Chrome everywhere, and most browsers on Android, use Google’s, which mainland China blocks. Safari, and Firefox and Edge on a computer, use others.',
  },
  quiet: {
    title: 'Quiet',
    ownZone: (city: string): string => `my zone, ${city}`,
    otherZone: (city: string): string => `${city} time`,
    changeZone: (city: string): string => `Use ${city} time`,
    from: 'from',
    to: 'to',
    weekend: 'Saturday and Sunday all day',
    none: 'No hours are quiet.',
    set: 'Set quiet hours',
    clear: 'No quiet hours',
    ends: (to: string): string => `What comes meanwhile is told in one notice at ${to}.`,
    endsOnly: 'What comes meanwhile is told in one notice on Monday.',
    line: (from: string, to: string): string => `Quiet from ${from} to ${to}`,
  },
  whose: {
    title: 'Whose orders',
    mine: 'Mine and nobody’s',
    all: 'Everybody’s',
  },
  says: {
    title: 'It says',
    never: 'Never a name, a file or a sum.',
    language: 'In which language',
  },
};

/** Asked once on each device, after something was done. */
export const asking = {
  title: {
    offer: (device: string): string => `Shall ${device} tell you when they answer?`,
    order: (device: string): string => `Shall ${device} tell you what comes of it?`,
    job: (device: string): string => `Shall ${device} tell you when the office writes?`,
  },
  devices: {
    computer: 'this computer',
    phone: 'this phone',
    tablet: 'this tablet',
  },
  wouldSay: {
    computer: 'It would say, also when the console is closed:',
    phone: 'It would say, also when locked:',
    tablet: 'It would say, also when locked:',
  },
  never: 'No name, no file, no sum.',
  asksOnceMore: {
    computer: 'The browser asks once more.',
    phone: 'The phone asks once more.',
    tablet: 'The tablet asks once more.',
  },
  yes: 'Tell me',
  turningOn: 'One moment...',
  no: 'Not here',
  once: 'Asked once on each device. Later under Me, Notices.',
  done: 'You are told from now on',
  doneWhy: 'What is told, and when, is under Me, Notices.',
};

/** What came while nothing was told. */
export const quiet = {
  title: 'While it was quiet',
  back: 'Back to the list',
  since: (moment: string): string => `since ${moment}`,
  count: (things: number): string => (things === 1 ? 'One thing.' : `${things} things.`),
  leaves: 'What is opened here leaves this page.',
  /** Between these sentences. */
  between: ' ',
  nothing: 'Nothing is left to look at.',
  nothingCame: 'Nothing has come since then, as far as this device knows.',
  offline: 'You are offline. This is what the device knows.',
  reading: 'Reading the list...',
  nobodys: (group: string): string => `${group}, nobody’s`,
  takeAll: (count: number): string => (count === 1 ? 'Take it' : `Take all ${count}`),
  lines: {
    accepted: (version: number, total: string): string => `Quote ${version} accepted, ${total}`,
    declined: (version: number): string => `Quote ${version} declined`,
    jobAccepted: (name: string): string => `${name} has accepted the job`,
    jobDeclined: (name: string): string => `${name} has declined the job`,
    handedIn: (name: string, files: number): string =>
      files === 1 ? `1 file by ${name}` : `${files} files by ${name}`,
    paid: (amount: string): string => `${amount} paid`,
    by: (name: string): string => `by ${name}`,
    file: (name: string): string => `File added: ${name}`,
    wish: 'A request about personal data',
    offered: 'A job is offered to you',
    returned: 'Returned to you',
    takenBack: 'Taken back',
    changed: 'The terms have changed',
  },
};

export type ToldTexts = typeof told;
export type AskingTexts = typeof asking;
export type QuietTexts = typeof quiet;
