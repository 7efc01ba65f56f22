import { isAdmitted } from '../../record/role.ts';
import {
  findMember,
  isHere,
  ownersHere,
  type StoredPeople,
  type StoredPerson,
} from '../../record/stored-people.ts';

/**
 * What a command does to the people of an office. Pure, like the decisions on submissions: a store runs one on the
 * record as it is at that moment, so of two commands at once the later sees what the earlier has done.
 */
export type PeopleDecision<Refusal extends string = never> =
  | { readonly kind: 'changed'; readonly people: StoredPeople }
  /** It is so already. */
  | { readonly kind: 'unchanged'; readonly people: StoredPeople }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly people: StoredPeople };

export interface PeopleContext {
  /** In ms since the epoch. */
  readonly at: number;
  /** Id of the person whose session it is. */
  readonly by: string;
}

/** Refusals of any owner's command about a person. */
export type OwnerRefusal = 'not-permitted' | 'person-missing';

/**
 * The person who gives a command, as of now: the session was checked before, and an owner may have removed them in
 * between.
 */
export function findActing(people: StoredPeople, by: string): StoredPerson | undefined {
  const person = findMember(people, by);
  return person && isHere(person) ? person : undefined;
}

/** The same, where only an owner may. */
export function findActingOwner(people: StoredPeople, by: string): StoredPerson | undefined {
  const person = findActing(people, by);
  return person && isAdmitted(person.role, 'owner') ? person : undefined;
}

/** Whether nobody else could run the office: an owner who was invited is none yet. */
export function isLastOwner(people: StoredPeople, person: StoredPerson): boolean {
  const owners = ownersHere(people);
  return owners.length === 1 && owners[0]?.id === person.id;
}

export function changeTo(people: StoredPeople, next: readonly StoredPerson[]) {
  const changed = { ...people, revision: people.revision + 1, people: [...next] };
  return { kind: 'changed', people: changed } as const;
}

/** With one person in the place of the one of the same id. */
export function changePerson(people: StoredPeople, next: StoredPerson) {
  return changeTo(
    people,
    people.people.map((person) => (person.id === next.id ? next : person)),
  );
}

export function refuse<Reason extends string>(people: StoredPeople, reason: Reason) {
  return { kind: 'refused', reason, people } as const;
}
