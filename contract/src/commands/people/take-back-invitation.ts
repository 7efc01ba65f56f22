import * as z from 'zod/mini';
import { findMember, isHere, type StoredPeople } from '../../record/stored-people.ts';
import { endpoint } from '../endpoint.ts';
import {
  changePerson,
  changeTo,
  findActingOwner,
  type OwnerRefusal,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';

export const takeBackInvitation = endpoint({
  method: 'DELETE',
  path: '/api/people/:id/invitation',
  access: 'owner',
  freshProof: true,
  status: 204,
  response: z.undefined(),
});

/** Ends the link. Somebody who has never been here goes with it: nothing names them. */
export function decideTakeBack(
  people: StoredPeople,
  { id }: { readonly id: string },
  { by }: PeopleContext,
): PeopleDecision<OwnerRefusal> {
  if (findActingOwner(people, by) === undefined) return refuse(people, 'not-permitted');
  const person = findMember(people, id);
  if (person === undefined) return refuse(people, 'person-missing');
  if (!isHere(person)) {
    return changeTo(
      people,
      people.people.filter((other) => other !== person),
    );
  }
  const { invitation, ...rest } = person;
  return invitation === undefined ? { kind: 'unchanged', people } : changePerson(people, rest);
}
