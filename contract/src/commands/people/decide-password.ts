import type { PasswordHash } from '../../record/password-hash.ts';
import {
  belongs,
  firstOwnerId,
  hasUsername,
  isHere,
  type StoredPeople,
  type StoredPerson,
} from '../../record/stored-people.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';
import { withoutFactor } from './without-ways-in.ts';

/**
 * The operator sets somebody's password on the server, for an office whose only owner has lost theirs. Ends every
 * session of that person. The first owner's password is kept elsewhere.
 */
export function decidePassword(
  people: StoredPeople,
  { username, hash }: { readonly username: string; readonly hash: PasswordHash },
  at: number,
): PeopleDecision<'person-missing' | 'first-owner'> {
  const person = people.people.find((one) => belongs(one) && hasUsername(one, username));
  if (person === undefined || !isHere(person)) return refuse(people, 'person-missing');
  return setPassword(people, person, { hash, at });
}

/** The operator takes from somebody who has lost them all that comes beside a password: second factor and passkeys. */
export function decideFactorLoss(
  people: StoredPeople,
  { username }: { readonly username: string },
): PeopleDecision<'person-missing'> {
  const person = people.people.find((one) => belongs(one) && hasUsername(one, username));
  if (person === undefined || !isHere(person)) return refuse(people, 'person-missing');
  const { passkeys = [], ...rest } = withoutFactor(person);
  const hasNone = passkeys.length === 0 && person.secondFactor === undefined;
  return hasNone ? { kind: 'unchanged', people } : changePerson(people, rest);
}

/** Somebody's own new password. Ends every session with the earlier one. */
export function decideOwnPassword(
  people: StoredPeople,
  hash: PasswordHash,
  { at, by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'first-owner'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  return setPassword(people, person, { hash, at });
}

function setPassword(
  people: StoredPeople,
  person: StoredPerson,
  { hash, at }: { readonly hash: PasswordHash; readonly at: number },
) {
  if (person.id === firstOwnerId) return refuse(people, 'first-owner');
  const password = { hash, changedAt: new Date(at).toISOString() };
  return changePerson(people, { ...person, password });
}
