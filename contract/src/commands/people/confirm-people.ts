import { peopleSchema } from '../../record/person.ts';
import type { StoredPeople, StoredPerson } from '../../record/stored-people.ts';
import { endpoint } from '../endpoint.ts';
import {
  changeTo,
  findActingOwner,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';

/** An owner says that the people of a restored backup belong: the others come in again. */
export const confirmPeople = endpoint({
  method: 'POST',
  path: '/api/people/confirmations',
  access: 'owner',
  freshProof: true,
  status: 201,
  response: peopleSchema,
});

/** Links from before end: they may have been used, or taken back, since the backup was made. */
export function decideConfirmation(
  people: StoredPeople,
  _request: object,
  { by }: PeopleContext,
): PeopleDecision<'not-permitted'> {
  if (findActingOwner(people, by) === undefined) return refuse(people, 'not-permitted');
  const { unconfirmedSince, ...confirmed } = people;
  if (unconfirmedSince === undefined) return { kind: 'unchanged', people };
  return changeTo(
    confirmed,
    people.people.map((person) => withoutEarlier(person, unconfirmedSince)),
  );
}

function withoutEarlier(person: StoredPerson, moment: string): StoredPerson {
  const { invitation, ...rest } = person;
  return invitation === undefined || invitation.at > moment ? person : rest;
}
