import { longestPasskeyName, maxPasskeys, type StoredPasskey } from '../../record/passkey.ts';
import { findByPasskey, type StoredPeople } from '../../record/stored-people.ts';
import { readLine } from '../../text/order-text.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';
import { type Answered, spendChallenge } from './spend-challenge.ts';

/** A passkey as an authenticator has made it, with a name by which its person knows it. */
export type NewPasskey = Omit<StoredPasskey, 'addedAt' | 'lastUsedAt'>;

interface Addition {
  readonly passkey: NewPasskey;
  /** By which authenticators know the person; the first one stays. */
  readonly handle: string;
  readonly answered: Answered;
}

export type AddPasskeyRefusal =
  | 'not-permitted'
  | 'name-invalid'
  | 'passkey-known'
  | 'passkeys-full'
  | 'challenge-over';

/** One more way in for the person whose session it is. */
export function decideNewPasskey(
  people: StoredPeople,
  { passkey, handle, answered }: Addition,
  { at, by }: PeopleContext,
): PeopleDecision<AddPasskeyRefusal> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const read = readLine(passkey.name, longestPasskeyName);
  if ('fault' in read) return refuse(people, 'name-invalid');
  // One credential never stands for two people.
  if (findByPasskey(people, passkey.id) !== undefined) return refuse(people, 'passkey-known');
  const { passkeys = [], passkeyHandle = handle } = person;
  if (passkeys.length >= maxPasskeys) return refuse(people, 'passkeys-full');
  const spent = spendChallenge(person, answered, at);
  if (spent === null) return refuse(people, 'challenge-over');
  const added = { ...passkey, name: read.text, addedAt: new Date(at).toISOString() };
  return changePerson(people, { ...spent, passkeyHandle, passkeys: [...passkeys, added] });
}
