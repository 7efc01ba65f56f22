import type { Recovery, StoredFactor } from '../../record/second-factor.ts';
import { firstOwnerId, type StoredPeople } from '../../record/stored-people.ts';
import { sampleAt, sampleHash } from '../people/sample-people.ts';

/** Recovery codes whose hashes are these. */
export function sampleRecovery(...keys: string[]): Recovery {
  const { key: _key, ...salted } = sampleHash;
  return { ...salted, codes: keys.map((key) => ({ key })) };
}

export const sampleFactor: StoredFactor = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  addedAt: new Date(sampleAt).toISOString(),
  usedStep: 100,
  recovery: sampleRecovery('one', 'two'),
};

/** The same office where somebody has a second factor. */
export function withSampleFactor(people: StoredPeople, id: string): StoredPeople {
  const add = (person: StoredPeople['people'][number]) =>
    person.id === id ? { ...person, secondFactor: sampleFactor } : person;
  return { ...people, people: people.people.map(add) };
}

/** The same where the first owner demands one of everybody. */
export function withSampleDemand(people: StoredPeople): StoredPeople {
  const demand = { by: { id: firstOwnerId, name: 'admin' }, at: sampleFactor.addedAt };
  return { ...people, factorDemand: demand };
}
