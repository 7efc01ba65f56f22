/** Passkeys: logging in with one, and one's own. */
export const passkeys = {
  use: 'Use a passkey',
  using: 'Waiting for your passkey...',
  alsoInField: 'also offered in the first field',
  useYours: 'Use your passkey',
  title: 'Passkeys',
  /** Among somebody’s ways in. */
  one: 'Passkey',
  add: 'Add this device',
  added: 'Passkey added',
  addedAs: (name: string): string => `It is called “${name}”. You can give it another name.`,
  none: 'None. A passkey is your fingerprint, face or screen lock: nothing to remember, nothing to steal.',
  made: (day: string): string => `Made ${day}.`,
  lastUsed: (moment: string): string => `Last used ${moment}.`,
  notUsed: 'Not used yet.',
  /** Bound to another address than this one. */
  ofHost: (host: string): string => `Works at ${host} only.`,
  /** Between these sentences. */
  between: ' ',
  rename: 'Rename',
  renameOne: (name: string): string => `Rename ${name}`,
  nameOf: (name: string): string => `New name of ${name}`,
  save: 'Save',
  leave: 'Leave it',
  remove: 'Remove',
  removeOne: (name: string): string => `Remove ${name}`,
  /** Why there can be none on this page. */
  obstacles: {
    'origin-unset': 'Passkeys need an address: PUBLIC_ORIGIN is not set on the server.',
    'origin-not-secure':
      'Passkeys need a secure address: PUBLIC_ORIGIN on the server does not begin with https://.',
    'origin-is-address':
      'Passkeys need the name of a host: PUBLIC_ORIGIN on the server has numbers instead.',
    elsewhere: (origin: string): string => `Passkeys work at ${origin} only.`,
    browser: 'This browser has no passkeys.',
  },
  /** Why a ceremony came to nothing. */
  faults: {
    known: 'This device has a passkey of yours already.',
    failed: 'The browser could not do it. Try again, or use another way.',
  },
};

export type PasskeyTexts = typeof passkeys;
