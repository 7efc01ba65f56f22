import { findMember, firstOwnerId, type StoredPeople } from '../../record/stored-people.ts';
import { endpoint } from '../endpoint.ts';
import { invitedSchema, makeInvitation } from './invitation.ts';
import {
  changePerson,
  findActingOwner,
  type OwnerRefusal,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';

/** A new link for somebody invited, or for somebody who has lost every way in. Ends the one before. */
export const renewInvitation = endpoint({
  method: 'POST',
  path: '/api/people/:id/invitation',
  access: 'owner',
  freshProof: true,
  status: 201,
  response: invitedSchema,
});

/**
 * Until a new invitation is used, the ways in of somebody who has joined stay as they are. The first owner's password
 * is set on the server. @param digest of the invitation's key.
 */
export function decideRenewal(
  people: StoredPeople,
  { id }: { readonly id: string },
  { at, by, digest }: PeopleContext & { readonly digest: string },
): PeopleDecision<OwnerRefusal | 'first-owner'> {
  const owner = findActingOwner(people, by);
  if (owner === undefined) return refuse(people, 'not-permitted');
  const person = findMember(people, id);
  if (person === undefined) return refuse(people, 'person-missing');
  if (id === firstOwnerId) return refuse(people, 'first-owner');
  return changePerson(people, { ...person, invitation: makeInvitation(owner, digest, at) });
}
