/** One's own name, ways in and language. */
export const me = {
  title: 'Me',
  list: 'About me',
  back: 'Back',
  backToMe: 'Back to Me',
  places: {
    name: 'Name and seal',
    'ways-in': 'How I come in',
    notices: 'Notices',
    language: 'Language',
  },
  waysInHint: 'Passkeys, password and devices',
  choose: 'Choose what to see or change.',
  looking: 'Looking it up...',
  offline: 'You are offline. How you come in is looked up and changed on the server.',
  tryAgain: 'Try again',
  languageHere: (language: string): string => `${language}, this device`,
  password: {
    title: 'Password',
    changed: (day: string): string => `Changed ${day}.`,
    none: 'None.',
    onServer: 'Set on the server with ADMIN_PASSWORD, and changed only there.',
    change: 'Change the password',
    new: 'New password',
    hint: 'Several unrelated words, 12 characters or more.',
    show: 'Show',
    hide: 'Hide',
    save: 'Save',
    saving: 'Saving...',
    leave: 'Leave it',
    done: 'Password changed',
    doneWhy: 'All your other devices are logged out.',
  },
};

/** The devices on which somebody is logged in. */
export const signedIn = {
  title: 'Signed in on',
  /** A session of an earlier release, of which nothing more is known. */
  unknown: 'an unknown device',
  noAddress: 'address not known',
  now: 'now',
  thisOne: 'this one',
  end: 'End',
  endOn: (device: string): string => `End on ${device}`,
  endOthers: 'End all others',
  endAll: (sessions: number): string => `End all ${sessions}`,
  nowhere: 'Nowhere at present.',
  note: 'An address is as the server saw it at the log-in, and is kept only while the session is. A device that is ended wipes its copy at its next contact.',
};

export type MeTexts = typeof me;
export type SignedInTexts = typeof signedIn;
