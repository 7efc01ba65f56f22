import { hasFactor, hasPasskeyAt } from '../../record/factor-demand.ts';
import { longestPasskeyName } from '../../record/passkey.ts';
import { hasPassword, type StoredPeople, type StoredPerson } from '../../record/stored-people.ts';
import { readLine } from '../../text/order-text.ts';
import {
  changePerson,
  findActing,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from '../people/people-decision.ts';

type OwnRefusal = 'not-permitted' | 'passkey-missing';

export function decidePasskeyName(
  people: StoredPeople,
  { id, name }: { readonly id: string; readonly name: string },
  { by }: PeopleContext,
): PeopleDecision<OwnRefusal | 'name-invalid'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const passkey = person.passkeys?.find((one) => one.id === id);
  if (passkey === undefined) return refuse(people, 'passkey-missing');
  const read = readLine(name, longestPasskeyName);
  if ('fault' in read) return refuse(people, 'name-invalid');
  if (read.text === passkey.name) return { kind: 'unchanged', people };
  const named = { ...passkey, name: read.text };
  const passkeys = person.passkeys?.map((one) => (one === passkey ? named : one)) ?? [];
  return changePerson(people, { ...person, passkeys });
}

interface Removal {
  readonly id: string;
  /** The host at which the office is reached. */
  readonly host: string;
}

/**
 * Nobody removes the last thing with which they can come in, nor their last factor where the office demands one. A
 * removal may be asked for twice.
 */
export function decidePasskeyRemoval(
  people: StoredPeople,
  { id, host }: Removal,
  { by }: PeopleContext,
): PeopleDecision<'not-permitted' | 'last-way-in' | 'factor-demanded'> {
  const person = findActing(people, by);
  if (person === undefined) return refuse(people, 'not-permitted');
  const { passkeys = [] } = person;
  const others = passkeys.filter((passkey) => passkey.id !== id);
  if (others.length === passkeys.length) return { kind: 'unchanged', people };
  const next = { ...person, passkeys: others };
  if (!canComeIn(next, host)) return refuse(people, 'last-way-in');
  const isDemanded = people.factorDemand !== undefined;
  if (isDemanded && !hasFactor(next, host)) return refuse(people, 'factor-demanded');
  return changePerson(people, next);
}

function canComeIn(person: StoredPerson, host: string): boolean {
  return hasPassword(person) || hasPasskeyAt(person, host);
}
