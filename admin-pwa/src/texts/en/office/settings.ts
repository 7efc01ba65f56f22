import { accounts } from './accounts.ts';
import { chat } from './chat.ts';
import { claims } from './claims.ts';
import { environment } from './environment.ts';
import { hours } from './hours.ts';
import { kept } from './kept.ts';
import { prices } from './prices.ts';

/** The office’s own settings, for owners. */
export const settings = {
  title: 'Settings',
  list: 'The office’s settings',
  hint: 'owners only, live at once',
  note: 'Owners only. A change is live at once, on the site as here.',
  back: 'Back',
  backToSettings: 'Back to Settings',
  choose: 'Choose what you want to see or change.',
  loading: 'Looking what holds...',
  offline: 'You are offline. Settings come from the server, and nothing about them waits here.',
  ownersOnly: 'Settings are for owners.',
  tryAgain: 'Try again',
  places: {
    company: 'Company',
    claims: 'Claims on the pages',
    prices: 'Prices of new estimates',
    accounts: 'Currencies and bank accounts',
    hours: 'Hours and days off',
    kept: 'How long things are kept',
    chat: 'Chat of the office',
    environment: 'From the environment',
    history: 'History',
  },
  claims,
  prices,
  accounts,
  hours,
  kept,
  chat,
  environment,
  notLive: (changes: number): string =>
    changes === 1 ? '1 change is not live yet' : `${changes} changes are not live yet`,
  changes: (changes: number): string => (changes === 1 ? '1 change' : `${changes} changes`),
  unchanged: 'no changes',
  /** Between names. */
  comma: ', ',
  lead: 'Where a script is left empty, the English stands. For names in 繁體, those in 简体 do.',
  facts: {
    name: 'Name',
    brand: 'Short name',
    registeredAs: 'Registered as',
    address: 'Address',
    email: 'Email',
    telephone: 'Telephone',
    timeZone: 'Time zone',
    icpNumber: 'ICP number',
    registration: 'Registered at, number',
    taxNumber: 'Tax number',
  },
  in: (fact: string, script: string): string => `${fact}, ${script}`,
  inSeveral: (fact: string, scripts: number): string =>
    `${fact} in ${scripts === 2 ? 'two' : 'three'} scripts`,
  before: (value: string): string => `Now live: ${value}`,
  nothingBefore: 'Now live: nothing',
  faults: {
    email: 'Enter an email address such as desk@example.com.',
    timeZone: 'Enter a time zone such as Asia/Shanghai.',
    missing: 'This cannot be empty.',
    englishMissing: 'With a Chinese one, the English cannot be empty.',
    text: 'Enter at most 200 characters; 1,000 for an address.',
  },
  preview: 'The foot of every page, then',
  band: {
    label: 'What is not live yet',
    count: (changes: number): string => (changes === 1 ? '1 change.' : `${changes} changes.`),
    /** Before the names of the fields. */
    space: ' ',
    put: (changes: number): string => (changes === 1 ? 'Put it live' : 'Put them live'),
    putting: 'Putting it live...',
    leave: 'Leave it',
    conflict:
      'Somebody else has changed the settings in the meantime. What is live now is struck out below your changes. Put yours live if they are to hold.',
    wrong: 'Nothing is live yet. See what is marked.',
    done: 'It is live',
    doneWhy: 'On the site, on clients’ pages and in mails, from now on.',
  },
  history: {
    title: 'History of settings',
    lead: 'Taking back is a change of its own and has its own line.',
    loading: 'Looking what was changed...',
    none: 'Nothing was changed yet. Everything is as in company.json and the environment.',
    start: 'Before that, everything was as in company.json and the environment.',
    takeBack: 'Take back',
    takeBackOf: (field: string): string => `Take back: ${field}`,
    takenBack: 'taken back',
    secret: 'only its end is kept',
    takesBack: (moment: string): string => `takes back ${moment}`,
    from: 'From',
    to: 'To',
    nothing: 'nothing',
    done: 'Taken back',
    doneWhy: 'What was before is live again.',
    notDone: 'Not taken back',
    conflict: 'Somebody else has changed the settings in the meantime. This is how they are now.',
    wrong: 'That would leave something the office cannot be without. Change it in its section.',
  },
};

export type SettingsTexts = typeof settings;
