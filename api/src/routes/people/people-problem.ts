import type { AddPasskeyRefusal } from '@yiqiao/contract/commands/passkeys/add-passkey';
import type { JoinRefusal } from '@yiqiao/contract/commands/people/join';
import type { OwnerRefusal } from '@yiqiao/contract/commands/people/people-decision';
import { maxPasskeys } from '@yiqiao/contract/record/passkey';
import { maxPeople } from '@yiqiao/contract/record/stored-people';
import { HttpProblem, notFound } from '../../http/answers/http-problem.ts';
import { passkeyProblem } from '../../passkeys/passkey-problem.ts';
import { notPermitted } from '../../session/sessions.ts';

/** Reasons for refusing a command on people. */
export type PeopleRefusal =
  | OwnerRefusal
  | JoinRefusal
  | AddPasskeyRefusal
  | 'passkey-missing'
  | 'last-way-in'
  | 'people-full'
  | 'last-owner'
  | 'offer-over'
  | 'password-missing'
  | 'factor-missing'
  | 'factor-demanded'
  | 'heir-unknown'
  | 'first-owner';

type NamedRefusal = Exclude<
  PeopleRefusal,
  'not-permitted' | 'person-missing' | 'passkey-missing' | 'invitation-over' | 'challenge-over'
>;

interface Explanation {
  readonly status: 400 | 409;
  readonly message: string;
  readonly field?: string;
}

const explanations: Readonly<Record<NamedRefusal, Explanation>> = {
  'name-invalid': { status: 400, message: 'Enter a name of up to 60 characters.', field: 'name' },
  'seal-invalid': {
    status: 400,
    message: 'A seal is one Chinese character, or two letters.',
    field: 'seal',
  },
  'seal-taken': { status: 409, message: 'A colleague has this seal.', field: 'seal' },
  'username-invalid': {
    status: 400,
    message: 'A user name has 2 to 40 letters and digits, with ".", "-" or "_" between them.',
    field: 'username',
  },
  'username-taken': { status: 409, message: 'This user name is taken.', field: 'username' },
  'passkey-known': { status: 409, message: 'This passkey is here already.' },
  'passkeys-full': { status: 409, message: `A person can have ${maxPasskeys} passkeys.` },
  'last-way-in': {
    status: 409,
    message: 'This is the last thing you can log in with. Add another passkey or a password first.',
  },
  'offer-over': {
    status: 409,
    message: 'This took too long, or another tab has begun since. Please begin again.',
  },
  'password-missing': {
    status: 409,
    message: 'A second factor goes with a password, and you have none. A passkey is both in one.',
  },
  'factor-missing': {
    status: 409,
    message: 'Set up a second factor, or add a passkey, of your own first.',
  },
  'factor-demanded': {
    status: 409,
    message: 'This office demands a second factor or a passkey of everybody.',
  },
  'people-full': { status: 409, message: `An office can have ${maxPeople} people.` },
  'last-owner': {
    status: 409,
    message: 'An office needs an owner. Give the role to somebody else first.',
  },
  'heir-unknown': {
    status: 409,
    message: 'Only owners and staff who stay can get the orders.',
  },
  'first-owner': {
    status: 409,
    message: 'The password of this account is set on the server, with "npm run admin:password".',
  },
};

export function peopleProblem(reason: PeopleRefusal): HttpProblem {
  if (reason === 'not-permitted') return notPermitted();
  if (reason === 'person-missing') return notFound('There is no such person.');
  if (reason === 'passkey-missing') return notFound('There is no such passkey.');
  if (reason === 'invitation-over') return noInvitation();
  if (reason === 'challenge-over') return passkeyProblem(reason);
  const { status, message, field } = explanations[reason];
  return new HttpProblem(status, reason, message, field === undefined ? {} : { field });
}

/** One answer for every key that invites nobody: wrong, used, ended, taken back. */
export function noInvitation(): HttpProblem {
  return notFound('This invitation is over. Ask whoever invited you for a new one.');
}
