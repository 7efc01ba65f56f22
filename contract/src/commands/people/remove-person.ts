import * as z from 'zod/mini';
import {
  belongs,
  isHere,
  maxRemoved,
  type StoredPeople,
  type StoredPerson,
  thoseWithOrders,
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
  /** Who gets the open orders of the person; without it they are nobody's. */
  query: z.object({ ordersTo: z.optional(z.string()) }),
  invalid: 'Give `ordersTo` once: the id of an owner or of staff.',
  status: 204,
  response: z.undefined(),
});

/** Nothing with which one could come in is kept. Somebody who has never been here leaves nothing at all. */
export function decideRemoval(
  people: StoredPeople,
  { id, ordersTo }: { readonly id: string; readonly ordersTo?: string | undefined },
  { at, by }: PeopleContext,
): PeopleDecision<OwnerRefusal | 'last-owner' | 'heir-unknown'> {
  const owner = findActingOwner(people, by);
  const person = people.people.find((one) => one.id === id);
  // One who has removed themselves may ask again.
  if (person !== undefined && !belongs(person)) return { kind: 'unchanged', people };
  if (owner === undefined) return refuse(people, 'not-permitted');
  if (person === undefined) return refuse(people, 'person-missing');
  if (isLastOwner(people, person)) return refuse(people, 'last-owner');
  if (ordersTo !== undefined && !canGetOrders(people, ordersTo, person)) {
    return refuse(people, 'heir-unknown');
  }
  const others = people.people.filter((other) => other !== person);
  if (!isHere(person)) return changeTo(people, others);
  const removedBy = { id: owner.id, name: owner.name };
  const removedAt = new Date(at).toISOString();
  const heir = ordersTo !== undefined && { ordersTo };
  const removed = { ...withoutWaysIn(person), removedAt, removedBy, ...heir };
  return changeTo(
    people,
    withinRemoved(people.people.map((other) => (other === person ? removed : other))),
  );
}

function canGetOrders(people: StoredPeople, id: string, removed: StoredPerson): boolean {
  return thoseWithOrders(people).some((person) => person.id === id && person !== removed);
}

function withinRemoved(people: readonly StoredPerson[]): readonly StoredPerson[] {
  const moments = [...people.flatMap(({ removedAt }) => removedAt ?? [])].sort();
  const oldest = moments.at(-maxRemoved) ?? '';
  return people.filter(({ removedAt }) => removedAt === undefined || removedAt >= oldest);
}
