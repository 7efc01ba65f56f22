import { company } from '@yiqiao/contract/company';

/** Frame, strips, dialogs and notices of the console. */
export const shell = {
  title: `${company.name} admin dashboard`,
  reload: 'Reload',
  blocked:
    'An older version of the console is open in another tab. Close it, and this tab will continue automatically.',
  skip: 'Skip to the submission or the list',
  find: 'Find',
  more: 'More',
  newRequest: 'New request',
  refresh: 'Refresh',
  export: 'Export',
  lastAt: 'last at',
  help: 'Help',
  logout: 'Logout',
  install: 'Install',
  language: 'Language',
  show: 'Show',
  hide: 'Hide',
  close: 'Close',
  toasts: {
    /** `{hotkey}` stands for the key that leads there. */
    region: 'Notifications ({hotkey})',
    one: 'Notification',
  },
  strip: {
    offline: (asOf: string | null): string => `Offline${asOf === null ? '' : `, as of ${asOf}`}`,
    failing: (reason: string | null, asOf: string | null): string =>
      `The server is not answering${reason === null ? '' : ` (${reason})`}${asOf === null ? '' : `, as of ${asOf}`}`,
    slow: (asOf: string | null): string =>
      `The server is slow to answer${asOf === null ? '' : `. What you see is from ${asOf}`}`,
    tryAgain: 'Try again',
    needDecision: (count: number): string =>
      count === 1 ? '1 change needs your decision' : `${count} changes need your decision`,
    waiting: (count: number): string =>
      count === 1 ? '1 change waiting to be sent' : `${count} changes waiting to be sent`,
    review: 'Review',
    beingSent: (customerName: string, status: string): string =>
      `${customerName}: ${status}, being sent`,
  },
  storage: {
    memory:
      'This browser does not let the console keep anything. It works while you are online; closing this tab discards unsent changes.',
    older:
      'This console is older than the one last used on this device, and cannot read what that one has kept. Nothing of it is lost: reload, or wait for the newer version. Until then, closing this tab discards unsent changes.',
    full: 'This device is out of space. The console works while you are online, but the saved list is out of date, and closing this tab discards unsent changes.',
    outdated: 'A newer version of the console is open in another tab. Reload this one to continue.',
  },
  update: {
    offered: 'A new version of the console is ready.',
    accept: 'Update now',
    later: 'Later',
    takenOver: 'The console was updated in another tab.',
    reload: 'Reload this tab',
  },
  /** A part of the console that has not been loaded with the rest. */
  missing: {
    title: 'Not loaded',
    offline:
      'This device does not have this part of the console yet. It comes with the next connection.',
    failed:
      'This part of the console could not be loaded; the server may have a newer version. Reload, then try again. Drafts and unsent changes are kept.',
  },
  leaving: {
    title: 'Log out and lose changes?',
    text: (changes: number): string =>
      `${changes === 1 ? '1 change has' : `${changes} changes have`} not reached the server. Logging out deletes everything on this device, including unsent changes.`,
    stay: 'Stay logged in',
    discard: 'Discard and log out',
  },
  /** To an owner: another has changed where clients pay. */
  accountsChange: {
    text: (name: string, moment: string): string =>
      `${name} has changed where clients pay, ${moment}.`,
    look: 'See the change',
    seen: 'Seen',
  },
};

export type ShellTexts = typeof shell;
