import * as z from 'zod/mini';
import {
  belongs,
  isHere,
  maxRemoved,
  type StoredPeople,
  type StoredPerson,
} from '../../record/stored-people.ts';
import { endpoint } from '../endpoint.ts';
import {
  changeTo,
  findActingOwner,
  isLastOwner,
  type OwnerRefusal,
  type PeopleContext,
  type PeopleDecision,
  refuse,
} from './people-decision.ts';
import { withoutWaysIn } from './without-ways-in.ts';

/** Ends every session of the person; their name stays in what they have done. */
export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:id',
  access: 'owner',
  freshProof: true,
  status: 204,
  response: z.undefined(),
});

/** Nothing with which one could come in is kept. Somebody who has never been here leaves nothing at all. */
export function decideRemoval(
  people: StoredPeople,
  { id }: { readonly id: string },
  { at, by }: PeopleContext,
): PeopleDecision<OwnerRefusal | 'last-owner'> {
  const owner = findActingOwner(people, by);
  const person = people.people.find((one) => one.id === id);
  // One who has removed themselves may ask again.
  if (person !== undefined && !belongs(person)) return { kind: 'unchanged', people };
  if (owner === undefined) return refuse(people, 'not-permitted');
  if (person === undefined) return refuse(people, 'person-missing');
  if (isLastOwner(people, person)) return refuse(people, 'last-owner');
  const others = people.people.filter((other) => other !== person);
  if (!isHere(person)) return changeTo(people, others);
  const removedBy = { id: owner.id, name: owner.name };
  const removed = { ...withoutWaysIn(person), removedAt: new Date(at).toISOString(), removedBy };
  return changeTo(
    people,
    withinRemoved(people.people.map((other) => (other === person ? removed : other))),
  );
}

function withinRemoved(people: readonly StoredPerson[]): readonly StoredPerson[] {
  const moments = [...people.flatMap(({ removedAt }) => removedAt ?? [])].sort();
  const oldest = moments.at(-maxRemoved) ?? '';
  return people.filter(({ removedAt }) => removedAt === undefined || removedAt >= oldest);
}
