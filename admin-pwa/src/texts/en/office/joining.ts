import { company } from '@yiqiao/contract/company';

/** The page that an invitation leads to. */
export const joining = {
  title: 'Invitation',
  invites: (by: string): string => `${by} invites you to ${company.name}`,
  /** What the role may do, and how long the link lasts. */
  lead: (role: string, may: string, moment: string): string =>
    `You come in as ${role}. ${may} This link is yours alone and ends ${moment}.`,
  sealNote: 'Your seal. Cut in for you, in relief for your colleagues.',
  name: 'The name colleagues see',
  seal: 'Your seal',
  sealHint: 'one Chinese character, or two letters',
  another: 'or another',
  language: 'Language',
  comeIn: 'How you will come in',
  username: 'Username',
  password: 'Password',
  passwordHint: 'at least 12 characters',
  /** The ways in, and what the button says. */
  by: {
    passkey: {
      name: 'A passkey',
      tells: 'Your fingerprint, face or screen lock. Nothing to remember, nothing to steal.',
      send: 'Make the passkey',
    },
    password: { name: 'A password', tells: 'At least 12 characters.', send: 'Join' },
  },
  asksOnce: 'The device asks you once.',
  joining: 'Joining...',
  loading: 'Looking at the invitation...',
  tryAgain: 'Try again',
  welcome: 'Welcome',
  joined: 'You have joined, and are logged in.',
  signedIn: (name: string): string =>
    `${name} is logged in on this device. Log out before somebody else joins here.`,
  logout: 'Log out',
  over: {
    title: 'This invitation has ended',
    why: 'A link works once, for 7 days. It may have been used, have run out, or been taken back.',
    ask: 'Ask whoever invited you for a new one.',
    logIn: 'Joined already? Log in',
  },
};

export type JoiningTexts = typeof joining;
