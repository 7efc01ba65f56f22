import type { PasswordHash } from '../../record/password-hash.ts';
import { belongs, firstOwnerId, isHere, type StoredPeople } from '../../record/stored-people.ts';
import { usernameKey } from '../../text/username.ts';
import { changePerson, type PeopleDecision, refuse } from './people-decision.ts';

/**
 * The operator sets somebody's password on the server, for an office whose only owner has lost theirs. Ends every
 * session of that person. The first owner's password is kept elsewhere.
 */
export function decidePassword(
  people: StoredPeople,
  { username, hash }: { readonly username: string; readonly hash: PasswordHash },
  at: number,
): PeopleDecision<'person-missing' | 'first-owner'> {
  const person = people.people.find(
    (one) =>
      belongs(one) &&
      one.username !== undefined &&
      usernameKey(one.username) === usernameKey(username),
  );
  if (person === undefined || !isHere(person)) return refuse(people, 'person-missing');
  if (person.id === firstOwnerId) return refuse(people, 'first-owner');
  const password = { hash, changedAt: new Date(at).toISOString() };
  return changePerson(people, { ...person, password });
}
