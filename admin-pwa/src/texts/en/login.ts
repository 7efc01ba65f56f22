import { lockHours } from '../../offline/storage/records/device-session.ts';

/** The page that leads into the console. */
export const login = {
  title: 'Staff login',
  username: 'Username',
  password: 'Password',
  submit: 'Login',
  busy: 'Logging in...',
  failed: 'Login failed',
  noAnswer: 'The server did not answer. You may be offline.',
  success: 'Success',
  loggedIn: 'Logged in successfully',
  error: 'Error',
  offline: 'You are offline',
  failing: 'The server is not answering. Try again in a few minutes.',
  ended: 'Your session has ended.',
  dropped:
    'Your session has ended. This address is not secure (https), so what was not sent could not be kept safely and is deleted.',
  locked: `The copy on this device is locked because the server has not confirmed your session for ${lockHours} hours.`,
  'logout-pending':
    'You are logged out, and this device has been cleared. The server will be told as soon as it can be reached.',
  /** What waits on this device: changes to be sent, and changes that need a decision. */
  queued: (waiting: number, undecided: number): string => {
    const toSend = `Log in to send ${waiting === 1 ? '1 change' : `${waiting} changes`}`;
    if (undecided === 0) return `${toSend}; nothing is lost.`;
    const needs = undecided === 1 ? 'needs your decision' : 'need your decision';
    if (waiting > 0) return `${toSend}; ${undecided} more ${needs}. Nothing is lost.`;
    return `${undecided === 1 ? '1 change' : `${undecided} changes`} ${needs}: log in. Nothing is lost.`;
  },
};

export type LoginTexts = typeof login;
