import type { StoredPeople, StoredPerson } from '../../record/stored-people.ts';
import type { Told } from '../../record/told-device.ts';

/** Somebody as they are told from now on; the same object if nothing has changed. */
export function withTold(person: StoredPerson, told: Told): StoredPerson {
  return JSON.stringify(person.told) === JSON.stringify(told) ? person : { ...person, told };
}

export function isUnchanged(
  before: StoredPeople['people'],
  after: StoredPeople['people'],
): boolean {
  return after.every((person, index) => person === before[index]);
}
