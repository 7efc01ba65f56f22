import * as z from 'zod/mini';
import { personSchema } from '../../record/person.ts';
import { roles } from '../../record/role.ts';
import { findMember, type StoredPeople } from '../../record/stored-people.ts';
import type { RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import {
  changePerson,
  findActingOwner,
  isLastOwner,
  type OwnerRefusal,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';
import { withoutDevices } from './without-ways-in.ts';

export const changeRole = endpoint({
  method: 'PATCH',
  path: '/api/people/:id',
  access: 'owner',
  freshProof: true,
  request: z.object({ role: z.enum(roles) }),
  invalid: `Give \`role\`, one of: ${roles.join(', ')}.`,
  response: personSchema,
});

/** Holds from the person's next call on. An office is never without an owner who can come in. */
export function decideRole(
  people: StoredPeople,
  { id, role }: RequestOf<typeof changeRole> & { readonly id: string },
  { by }: PeopleContext,
): PeopleDecision<OwnerRefusal | 'last-owner'> {
  if (findActingOwner(people, by) === undefined) return refuse(people, 'not-permitted');
  const person = findMember(people, id);
  if (person === undefined) return refuse(people, 'person-missing');
  if (person.role === role) return { kind: 'unchanged', people };
  if (isLastOwner(people, person)) return refuse(people, 'last-owner');
  return changePerson(people, { ...withoutDevices(person), role });
}
